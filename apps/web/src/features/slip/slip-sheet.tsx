import type { PricedSlip } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { type Leg, slip, useSlip } from '../../lib/slip.ts'
import { useCopied } from '../../lib/use-copied.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'
import { SlipFigures } from './slip-figures.tsx'
import { SlipLegs } from './slip-legs.tsx'
import { slipQuery } from './slip-query.ts'
import { StakeNote } from './stake-note.tsx'

const OWN = 'Fair probability and fair odds of your bets as one parlay. Stored on this device only.'
const SHARED = 'Fair probability and fair odds of these bets as one parlay, at the prices of now.'

/** The parlay builder. `of`: ids of the bets of a slip that was shared; empty for the visitor’s own. */
export function SlipSheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const own = useSlip()
  const shared = of !== ''
  const ids = shared ? of.split(';').filter((id) => id !== '') : own.map(({ id }) => id)
  const [price, setPrice] = useState<number | null>(null)
  const query = useQuery(slipQuery(ids, price))
  const { copied, copy } = useCopied()
  const link = `${window.location.origin}/?show=${encodeURIComponent(`slip:${ids.join(';')}`)}`
  return (
    <Sheet
      title={shared ? 'Shared slip' : 'Your slip'}
      about={shared ? SHARED : OWN}
      open
      onClose={onClose}
      source={query.data?.provenance}
      listsPicks
    >
      {ids.length === 0 ? (
        <EmptyState title="Your slip is empty">
          <p>Tap + on any bet to add it.</p>
        </EmptyState>
      ) : (
        <QueryView of={query} skeleton={<Skeleton count={2} height="h-40" />}>
          {(answer) => (
            <div className="grid grid-cols-1 gap-5">
              <SlipLegs legs={answer.legs} parlayBook={answer.books[0]?.book ?? null} canRemove={!shared} />
              <Gone ids={answer.gone} bets={answer.goneBets} own={own} />
              <SlipFigures answer={answer} onPrice={setPrice} />
              {!shared && answer.legs.length > 0 && <StakeNote best={answer.books[0]?.odds ?? null} />}
              <div className="flex flex-wrap gap-2">
                {shared ? (
                  <Button look="primary" disabled={answer.legs.length === 0} onClick={() => slip.set(answer.legs)}>
                    Copy to my slip
                  </Button>
                ) : (
                  <Button onClick={() => slip.set([])}>Clear slip</Button>
                )}
                <Button onClick={() => void copy(link)}>{copied === link ? 'Copied!' : 'Copy link'}</Button>
              </div>
            </div>
          )}
        </QueryView>
      )}
      {query.isError && !query.data && !shared && own.length > 0 && (
        <section className="mt-4 grid gap-2">
          <p className="text-sm text-soft">Your bets are saved. Odds when you added them:</p>
          <SlipLegs legs={own} parlayBook={null} canRemove />
        </section>
      )}
    </Sheet>
  )
}

const GONE_BECAUSE: Readonly<Record<PricedSlip['goneBets'][number]['state'], string>> = {
  upcoming: 'cannot be priced now',
  live: 'in play',
  ended: 'game over',
}

/** Bets that cannot be priced before their start: they don’t count, and stay until they are removed. */
function Gone({
  ids,
  bets,
  own,
}: {
  readonly ids: readonly string[]
  /** Those that the board can name. */
  readonly bets: PricedSlip['goneBets']
  readonly own: readonly Leg[]
}) {
  if (ids.length === 0) return null
  const kept = own.filter(({ id }) => ids.includes(id))
  const states = new Map(bets.map(({ id, state }) => [id, GONE_BECAUSE[state]]))
  const named = ids.flatMap((id) => [...kept, ...bets].find((bet) => bet.id === id) ?? [])
  const unnamed = ids.length - named.length
  return (
    <div className="rounded-xl border border-caution p-3 text-sm">
      <p className="font-semibold text-caution">
        ⚠ {ids.length === 1 ? '1 bet is' : `${ids.length} bets are`} not counted.
      </p>
      {named.map(({ id, pick, game }) => (
        <p key={id} className="mt-1 text-soft">
          {pick === null ? `A bet on ${game}` : `${withTrueMinus(pick)} · ${game}`}
          {states.has(id) && ` · ${states.get(id)}`}
        </p>
      ))}
      {unnamed > 0 && (
        <p className="mt-1 text-soft">
          {unnamed === 1 ? '1 bet' : `${unnamed} bets`} on games that are not on the board
        </p>
      )}
      {kept.length > 0 && (
        <Button look="bare" onClick={() => slip.set(slip.get().filter(({ id }) => !ids.includes(id)))}>
          Remove
        </Button>
      )}
    </div>
  )
}
