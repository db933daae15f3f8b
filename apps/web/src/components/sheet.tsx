import { Dialog } from 'radix-ui'
import { createContext, type ReactNode, type Ref, useContext, useEffect, useState } from 'react'
import { type Source, useBoardSource } from '../lib/board-source.ts'
import { RecordingNotice } from './recording-notice.tsx'
import { SourceLine } from './source-line.tsx'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  readonly title: string
  /** What it is for, in a sentence; read out when it opens. */
  readonly about: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** Where its figures come from; the server's own source if left out or not loaded yet. */
  readonly source?: Source | undefined
  /** Whether it lists picks: then it says when picks are not recorded. */
  readonly listsPicks?: boolean
  /** The box that scrolls. */
  readonly body?: Ref<HTMLDivElement>
}

/**
 * A dialog over the screen: from below on phones, in the middle elsewhere. It names its data source. Escape, the close button and the
 * backdrop close it and return the focus.
 */
export function Sheet({ title, about, open, onClose, children, source, listsPicks = false, body }: Props) {
  const boardSource = useBoardSource()
  const [contentSource, setContentSource] = useState<Source | null>(null)
  const shownSource = source ?? contentSource ?? boardSource
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-ground fixed inset-0 z-20" />
        <Dialog.Content
          {...focusReturn}
          className="sheet fixed inset-x-0 bottom-0 z-20 flex max-h-[92dvh] flex-col rounded-t-2xl border border-line bg-ground md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[86dvh] md:w-[min(56rem,92vw)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl"
        >
          <header className="flex items-start justify-between gap-3 border-b border-line px-4 py-3">
            <div>
              <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
              <Dialog.Description className="text-sm text-soft">{about}</Dialog.Description>
              {shownSource && <SourceLine provenance={shownSource} />}
            </div>
            <Dialog.Close
              className="grid size-11 shrink-0 place-items-center rounded-lg border border-line"
              aria-label="Close"
            >
              ✕
            </Dialog.Close>
          </header>
          {listsPicks && <RecordingNotice className="border-b border-line px-4 py-2" />}
          <div ref={body} className="overflow-y-auto px-4 py-4">
            <SetSheetSource value={setContentSource}>{children}</SetSheetSource>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const SetSheetSource = createContext<(source: Source | null) => void>(() => undefined)

/** Names the data source in the head of the surrounding sheet, for content that loads its own data: a tab. */
export function useSheetSource(source: Source | undefined): void {
  const setSource = useContext(SetSheetSource)
  useEffect(() => {
    setSource(source ?? null)
    return () => setSource(null)
  }, [source, setSource])
}
