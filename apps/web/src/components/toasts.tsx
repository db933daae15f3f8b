import { Toast } from 'radix-ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import { toasts } from '../lib/toasts.ts'

const LASTS_MS = 5000
const SWIPE_PX = 50

/** One toast at a time, for five seconds; F8 goes to it, a swipe to the right of 50 px takes it away. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  return (
    <Toast.Provider duration={LASTS_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {children}
      {shown && (
        <Toast.Root
          key={shown.id}
          onOpenChange={(open) => !open && toasts.dismiss(shown.id)}
          className="toast flex items-center justify-between gap-3 rounded-xl border border-line bg-raised p-4"
        >
          <Toast.Title className={shown.tone === 'against' ? 'text-against' : ''}>
            {shown.tone === 'against' && <span aria-hidden="true">⚠ </span>}
            {shown.title}
          </Toast.Title>
          <Toast.Close aria-label="Close" className="grid size-11 place-items-center rounded-lg">
            ✕
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport hotkey={['F8']} className="fixed right-4 bottom-4 z-40 w-[min(24rem,calc(100vw-2rem))]" />
    </Toast.Provider>
  )
}
