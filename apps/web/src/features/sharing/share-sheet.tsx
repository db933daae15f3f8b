import { sharePredictions } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { call } from '../../lib/call.ts'
import { overlay } from '../../lib/overlay.ts'
import { PredictionDetail } from './prediction-detail.tsx'
import { PredictionRow } from './prediction-row.tsx'

/** Predictions to share, without names. `of` is the id of the one that is open with its share links. */
export function ShareSheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [sharePredictions.path],
    queryFn: ({ signal }) => call(sharePredictions, { signal }),
  })
  const chosen = data?.predictions.find(({ id }) => id === of)
  return (
    <Sheet
      title="Share Top Predictions"
      about="Anonymized until the game starts: no team or player is named."
      open
      onClose={onClose}
      source={data?.provenance}
      listsPicks
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
      {data && chosen && (
        <PredictionDetail
          prediction={chosen}
          isSimulated={data.provenance.source === 'simulated'}
          onBack={() => overlay.turn('share')}
        />
      )}
      {data && !chosen && (
        <div className="grid gap-2">
          {of !== '' && <p className="text-sm text-caution">That prediction is no longer available.</p>}
          {data.predictions.length === 0 && (
            <NoBets learnt={data.provenance.learnt} title="Nothing to share right now">
              <p>
                No recommended winner, spread or total has a 70% chance to beat the closing line. Player props and other
                lines are in UBSE.
              </p>
            </NoBets>
          )}
          {data.predictions.length > 0 && <ListOrder>Ranked by confidence</ListOrder>}
          {data.predictions.map((prediction) => (
            <PredictionRow
              key={prediction.id}
              prediction={prediction}
              onChoose={() => overlay.turn(`share:${prediction.id}`)}
            />
          ))}
          <JustMissed bets={data.justMissed} />
          <FunnelLine of={data.funnel} />
        </div>
      )}
    </Sheet>
  )
}
