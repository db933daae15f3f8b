import { sharePredictions } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { call } from '../../lib/call.ts'
import { overlay } from '../../lib/overlay.ts'
import { PredictionDetail } from './prediction-detail.tsx'
import { PredictionRow } from './prediction-row.tsx'

/** What may be shared, without names; one of them chosen is shown with the ways to share it. `of` is the id of that one. */
export function ShareSheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [sharePredictions.path],
    queryFn: ({ signal }) => call(sharePredictions, { signal }),
  })
  const chosen = data?.predictions.find(({ id }) => id === of)
  return (
    <Sheet
      title="Share Top Predictions"
      about="No team and no player is named before a game has begun."
      open
      onClose={onClose}
    >
      {!data && isError && (
        <FailedState title="Failed to load predictions. Please try again.">
          <Button className="mt-3" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </FailedState>
      )}
      {!data && !isError && (
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-soft">
          <span className="spinner" aria-hidden="true" /> Loading predictions…
        </p>
      )}
      {chosen && <PredictionDetail prediction={chosen} onBack={() => overlay.turn('share')} />}
      {data && !chosen && (
        <div className="grid gap-2">
          {of !== '' && <p className="text-sm text-caution">That prediction is no longer among the best.</p>}
          {data.predictions.length === 0 && (
            <EmptyState title="Nothing to share right now">
              <p>No bet has a confidence of 70% and pays more than its fair chance asks.</p>
            </EmptyState>
          )}
          {data.predictions.map((prediction) => (
            <PredictionRow
              key={prediction.id}
              prediction={prediction}
              onChoose={() => overlay.turn(`share:${prediction.id}`)}
            />
          ))}
        </div>
      )}
    </Sheet>
  )
}
