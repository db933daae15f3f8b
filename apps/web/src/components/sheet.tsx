import { Dialog } from 'radix-ui'
import { type ReactNode, type Ref, useRef } from 'react'

interface Props {
  readonly title: string
  /** What it is for, in a sentence; read out when it opens. */
  readonly about: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** The box that scrolls, for who has to know. */
  readonly body?: Ref<HTMLDivElement>
}

/**
 * Something over the screen: from below on phones, in the middle elsewhere. Escape, the cross and the ground close it; the focus goes
 * back to where it was.
 */
export function Sheet({ title, about, open, onClose, children, body }: Props) {
  const from = useRef<Element | null>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-ground fixed inset-0 z-20" />
        <Dialog.Content
          onOpenAutoFocus={() => {
            from.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (from.current instanceof HTMLElement) from.current.focus()
          }}
          className="sheet fixed inset-x-0 bottom-0 z-20 flex max-h-[92dvh] flex-col rounded-t-2xl border border-line bg-ground md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[86dvh] md:w-[min(56rem,92vw)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl"
        >
          <header className="flex items-start justify-between gap-3 border-b border-line px-4 py-3">
            <div>
              <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
              <Dialog.Description className="text-sm text-soft">{about}</Dialog.Description>
            </div>
            <Dialog.Close
              className="grid size-11 shrink-0 place-items-center rounded-lg border border-line"
              aria-label="Close"
            >
              ✕
            </Dialog.Close>
          </header>
          <div ref={body} className="overflow-y-auto px-4 py-4">
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
