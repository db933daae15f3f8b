import type { MarketPulse } from '@fairline/contract'
import { percent } from '../lib/format.ts'
import { Badge } from './badge.tsx'

/** What the books did: how far they moved, how many, how busily; who bets only where a feed knows it. */
export function SharpMoneyBox({ of }: { readonly of: MarketPulse['sharpMoney'] }) {
  return (
    <section
      aria-label="Sharp Money Intelligence"
      className="grid gap-1 rounded-lg border border-line bg-sunken p-3 text-sm"
    >
      <p className="flex items-center justify-between gap-2 font-semibold">
        Sharp Money Intelligence {of?.label && <Badge tone="act">{of.label}</Badge>}
      </p>
      {of === null ? (
        <p className="text-soft">Fewer than two books quote it: no movement to speak of.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
          <Row name="Line movement">
            {of.lineMovement > 0 ? '+' : of.lineMovement < 0 ? '−' : ''}
            {Math.abs(of.lineMovement).toFixed(1)} pts
          </Row>
          <Row name="Volume">{of.volume}</Row>
          <Row name="Books towards it">{of.booksTowards}</Row>
          <Row name="Books away">{of.booksAway}</Row>
          <Row name="Tickets">{of.tickets === null ? 'no ticket data' : percent(of.tickets, 0)}</Row>
        </dl>
      )}
    </section>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-2">
      <dt className="text-soft">{name}</dt>
      <dd className="scoreboard font-semibold">{children}</dd>
    </div>
  )
}
