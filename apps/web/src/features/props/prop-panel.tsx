import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { drawProp } from './draw-prop.ts'
import { PropCard } from './prop-card.tsx'

/** One analyzed prop, drawn when the panel opens and again on request. */
export function PropPanel({ onClose }: { readonly onClose: () => void }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: drawProp })
  useEffect(() => mutate(), [mutate])

  if (error) {
    return (
      <FailedState title="Props Unavailable">
        <p className="text-sm text-soft">{error.message || 'Unable to load player props. Please try again later.'}</p>
        <Button className="mt-3" onClick={onClose}>
          Close
        </Button>
      </FailedState>
    )
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <p role="status" className="mb-3 text-sm text-soft">
          Analyzing Players...
        </p>
        <Skeleton count={1} height="h-72" />
      </div>
    )
  }
  return (
    <div className="grid gap-3" aria-busy={isPending}>
      {data.prop ? (
        <PropCard prop={data.prop} />
      ) : (
        <NoBets learnt={data.provenance.learnt} title="No High Confidence Props">
          <p>Check back later for analyzed props</p>
          {data.message && <p className="text-sm">{data.message}</p>}
        </NoBets>
      )}
      <JustMissed bets={data.justMissed} />
      <div className="flex gap-2">
        {data.prop && (
          <Button onClick={() => mutate()} disabled={isPending}>
            Another of {data.among}
          </Button>
        )}
        <Button look="bare" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
