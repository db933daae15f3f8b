import type { MarketPulse } from '@fairline/contract'
import { percent, signed } from '../lib/format.ts'
import { Badge } from './badge.tsx'

/** How far, how many and how often books moved; ticket shares only if a feed has them. */
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
        <p className="text-soft">Fewer than two books have odds: no movement to show.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
          <Row name="Line movement">{signed(of.lineMovement, 1)} pts</Row>
          <Row name="Volume">{of.volume}</Row>
          <Row name="Books toward it">{of.booksTowards}</Row>
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
