import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useAttended } from '../../lib/use-attended.ts'
import { drawLiveProp } from './draw-prop.ts'
import { PropCard } from './prop-card.tsx'

/** How long the panel stays, in milliseconds: with an answer, and with a failure. */
export const liveLasts = { shown: 15_000, failed: 5000 } as const

/** A prop that is priced right now, in the ball's place; it goes back by itself, but not from under a pointer or the focus. */
export function LivePropPanel({ onBack }: { readonly onBack: () => void }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: drawLiveProp })
  const panel = useRef<HTMLElement>(null)
  const attended = useAttended(panel)
  useEffect(() => mutate(), [mutate])
  useEffect(() => {
    if (isPending || attended || (!data && !error)) return
    const timer = setTimeout(onBack, error ? liveLasts.failed : liveLasts.shown)
    return () => clearTimeout(timer)
  }, [data, error, isPending, attended, onBack])

  return (
    <section aria-label="Live player prop" className="grid w-full max-w-2xl gap-3" aria-busy={isPending} ref={panel}>
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
        <EmptyState title="No Live Props Available">
          <p>{data.message ?? 'Check back during active game hours'}</p>
        </EmptyState>
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
