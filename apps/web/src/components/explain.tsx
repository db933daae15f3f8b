import { Tooltip } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'

interface Props {
  /** One sentence: what it is, how it was made. */
  readonly says: string
  readonly children: ReactNode
  readonly className?: string
}

/**
 * Something that says what it is to who points at it, tabs to it or taps it. A screen has dozens and hardly any is ever opened: until
 * then it is only a button, and what opens is made for the one that is.
 */
export function Explain({ says, children, className = '' }: Props) {
  const id = useId()
  const [asked, setAsked] = useState<'pointed at' | 'told' | null>(null)
  const [open, setOpen] = useState(false)
  const takesTurn = useContext(TakesTurn)
  const close = useCallback(() => setOpen(false), [])
  const tell = (now: boolean) => {
    if (now) takesTurn(close)
    setOpen(now)
  }
  const answer = () => {
    setAsked((known) => known ?? 'told')
    tell(true)
  }
  return (
    <button
      type="button"
      className={`relative cursor-help text-left ${className}`}
      aria-describedby={open ? id : undefined}
      onPointerMove={({ pointerType }) => pointerType !== 'touch' && setAsked((known) => known ?? 'pointed at')}
      onFocus={answer}
      onBlur={close}
      onClick={answer}
    >
      {children}
      {asked && <Explanation id={id} says={says} open={open} onOpenChange={tell} pointedAt={asked === 'pointed at'} />}
    </button>
  )
}

interface Explained {
  readonly id: string
  readonly says: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Whether the pointer that opened it is there already. */
  readonly pointedAt: boolean
}

/** What opens, over the button it belongs to. */
function Explanation({ id, says, open, onOpenChange, pointedAt }: Explained) {
  const cover = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // It came after the pointer's move, and waits from then on.
    if (pointedAt)
      cover.current?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  }, [pointedAt])
  return (
    <Tooltip.Root open={open} onOpenChange={onOpenChange}>
      {/* A tap opens it at once, and does not close what hovering opened. */}
      <Tooltip.Trigger
        asChild
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => event.preventDefault()}
      >
        <span ref={cover} className="absolute inset-0 size-full" />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          aria-label={says}
          sideOffset={6}
          collisionPadding={12}
          className="z-30 max-w-72 rounded-lg border border-line bg-raised px-3 py-2 text-sm text-ink shadow-lg"
        >
          <span id={id}>{says}</span>
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

type Close = () => void
const TakesTurn = createContext<(close: Close) => void>(() => undefined)

/** Waits as documented: 700 ms before the first, 300 ms in which the next comes at once. Of several, the last that was opened stays. */
export function ExplainProvider({ children }: { readonly children: ReactNode }) {
  const last = useRef<Close | null>(null)
  const takesTurn = useCallback((close: Close) => {
    if (last.current !== close) last.current?.()
    last.current = close
  }, [])
  return (
    <TakesTurn value={takesTurn}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Tooltip.Provider>
    </TakesTurn>
  )
}
