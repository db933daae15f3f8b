import { FailedState } from './failed-state.tsx'

/** Says that data could not be loaded and why, with a way to try again. */
export function LoadFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <FailedState title="Couldn’t load this" onRetry={onRetry}>
      <p className="text-sm text-soft">{error.message}</p>
    </FailedState>
  )
}
