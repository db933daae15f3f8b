import { FailedState } from './failed-state.tsx'

/** Shows in place of a screen that could not be loaded or drawn. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <FailedState title="Couldn’t load this screen" retryText="Retry" onRetry={onRetry}>
      <p className="text-sm text-soft">The rest of the page still works. If you’re offline, reconnect first.</p>
    </FailedState>
  )
}
