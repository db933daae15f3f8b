import { Tooltip } from 'radix-ui'
import { type ReactNode, useState } from 'react'

interface Props {
  /** One sentence: what it is, how it was made. */
  readonly says: string
  readonly children: ReactNode
  readonly className?: string
}

/** Something that says what it is to who points at it, tabs to it or taps it. */
export function Explain({ says, children, className = '' }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        type="button"
        className={`cursor-help text-left ${className}`}
        // A tap opens it at once, and does not close what hovering opened.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-30 max-w-72 rounded-lg border border-line bg-raised px-3 py-2 text-sm text-ink shadow-lg"
        >
          {says}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Waits as documented: 700 ms before the first, 300 ms in which the next comes at once. */
export function ExplainProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  )
}
