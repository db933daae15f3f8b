import type { LineMovement } from '@fairline/contract'
import { useState } from 'react'
import { Chip } from '../../components/chip.tsx'
import { signed } from '../../lib/format.ts'
import { plural } from '../../lib/plural.ts'
import { priceText } from '../../lib/price-text.ts'
import type { Settings } from '../../lib/settings.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { MovementPlot } from './movement-plot.tsx'
import {
  hasLine,
  type MovementMarket,
  type MovementPoint,
  type MovementSeries,
  toBand,
  toMovementSeries,
} from './movement-series.ts'
import { MovesTable } from './moves-table.tsx'

/** The book the others follow. */
const isSharpest = ({ book }: MovementSeries) => book.startsWith('Pinnacle')
const names: Readonly<Record<string, string>> = {
  moneyline: 'Winner',
  'three-way': 'Winner',
  spread: 'Spread',
  total: 'Total',
}

interface Props {
  readonly markets: LineMovement['markets']
  /** Milliseconds since 1970: now, or the start of a game that has begun. */
  readonly until: number
  readonly hasStarted: boolean
}

/** How every book moved on a market since it opened: spreads and totals by their line, winners by their price. */
export function MovementChart({ markets, until, hasStarted }: Props) {
  const [kind, setKind] = useState(markets[0]?.kind)
  const market = markets.find((one) => one.kind === kind) ?? markets[0]
  if (!market) return <p className="text-sm text-soft">No book has odds for this game yet.</p>
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        {markets.map((one) => (
          <Chip key={one.kind} pressed={one === market} onPress={() => setKind(one.kind)}>
            {names[one.kind] ?? one.kind}
          </Chip>
        ))}
      </div>
      <Movement market={market} until={until} hasStarted={hasStarted} />
      <MovesTable market={market} />
    </div>
  )
}

function Movement({ market, until, hasStarted }: Omit<Props, 'markets'> & { readonly market: MovementMarket }) {
  const { odds } = useSettings()
  const series = toMovementSeries(market)
  const lead = series.find(isSharpest) ?? series[0]
  if (!lead || series.every(({ points }) => points.length < 2))
    return <p className="text-sm text-soft">No moves recorded.</p>
  const title = findingOf(market, lead, odds)
  const subject = hasLine(market)
    ? `${sideOf(market)} line, labeled with the odds`
    : `${sideOf(market)}: odds (left), implied probability (right)`
  return (
    <figure className="rounded-xl border border-line bg-raised p-3">
      <p className="font-semibold">{title}</p>
      <p className="text-xs text-soft">{subject}</p>
      <MovementPlot
        title={title}
        unit={market.kind === 'spread' || market.kind === 'total' ? market.kind : 'probability'}
        lead={lead}
        band={toBand(series)}
        until={until}
        hasStarted={hasStarted}
      />
      <figcaption className="text-xs text-soft">
        Bold: {isSharpest(lead) ? 'Pinnacle (sharpest)' : lead.book} · Band: {bandText(series.length)}
      </figcaption>
    </figure>
  )
}

/** What the axis is about: the home team's handicap, the number of a total, the first selection's price. */
const sideOf = ({ kind, selections }: MovementMarket): string =>
  kind === 'total' ? 'Total' : (selections[0] ?? 'First selection')

/** The move of one book from open to now in a sentence. */
function findingOf(market: MovementMarket, { book, points }: MovementSeries, format: Settings['odds']): string {
  const [open] = points
  const current = points.at(-1)
  if (!open || !current) return book
  const subject = market.kind === 'total' ? 'Over' : sideOf(market)
  const textOf = ({ value, price }: MovementPoint) => {
    const odds = price === null ? '–' : priceText(price, format)
    if (!hasLine(market)) return odds
    return `${market.kind === 'spread' ? signed(value) : value} (${odds})`
  }
  const from = textOf(open)
  const to = textOf(current)
  if (from !== to) return `${subject} ${from} → ${to} at ${book}`
  const stood = points.every((point) => textOf(point) === to)
  return `${subject} ${to}, ${stood ? 'unchanged since open' : 'back where it opened'} at ${book}`
}

/** Counts the books of the band: own books do not narrow it. */
const bandText = (books: number): string => (books > 1 ? `all ${books} books` : plural(books, 'book'))
