import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { overlay } from '../../lib/overlay.ts'
import { useKeyboardHold } from '../../lib/use-keyboard-hold.ts'
import { drawLiveProp } from './draw-prop.ts'
import { PropCard } from './prop-card.tsx'

/** How long the panel stays, in milliseconds: with a prop, and with a failure. */
export const liveLasts = { shown: 15_000, failed: 5000 } as const

/** A prop of a game in play, in the ball's place. It goes back by itself, unless someone is using it with the keyboard. */
export function LivePropPanel({ onBack }: { readonly onBack: () => void }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: drawLiveProp })
  const { isHeld, handlers } = useKeyboardHold()
  useEffect(() => mutate(), [mutate])
  useEffect(() => {
    if (isPending || isHeld || (!data && !error)) return
    const timer = setTimeout(onBack, error ? liveLasts.failed : liveLasts.shown)
    return () => clearTimeout(timer)
  }, [data, error, isPending, isHeld, onBack])

  return (
    <section aria-label="Live player prop" className="grid w-full max-w-2xl gap-3" aria-busy={isPending} {...handlers}>
      {error && (
        <FailedState title="Failed to fetch live data">
          <p className="text-sm text-soft">{error.message}</p>
        </FailedState>
      )}
      {!error && !data && <Skeleton count={1} height="h-72" />}
      {!error && data?.prop && (
        <>
          <PropCard prop={data.prop} />
          <p className="text-sm text-soft">
            {data.prop.awayTeam} at {data.prop.homeTeam}
          </p>
        </>
      )}
      {!error && data && !data.prop && (
        <>
          <EmptyState title="No Live Props Available">
            <p>{data.message ?? 'Check back during active game hours'}.</p>
            <p>
              Pre-game props are in the{' '}
              <button type="button" className="min-h-6 text-act underline" onClick={() => overlay.open('props')}>
                Smart Props Picker
              </button>
              .
            </p>
          </EmptyState>
          <JustMissed bets={data.justMissed} />
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onBack}>Back to Ball</Button>
        <Button onClick={() => mutate()} disabled={isPending}>
          Refresh Live Data
        </Button>
      </div>
    </section>
  )
}
