import type { LineMovement } from '@fairline/contract'
import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import { useState } from 'react'
import { Chip } from '../../components/chip.tsx'
import { decimalOf } from '../../lib/decimal-of.ts'
import { timeText } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'

type Market = LineMovement['markets'][number]
type Point = readonly [at: number, chance: number]

const [WIDTH, HEIGHT, EDGE] = [600, 180, 10]
/** The book the others follow: its way is drawn boldly. */
const isLeader = (book: string) => book.startsWith('Pinnacle')
const names: Readonly<Record<string, string>> = {
  moneyline: 'Winner',
  'three-way': 'Winner',
  spread: 'Spread',
  total: 'Total',
}

/** How every book moved on a market since it opened, as what its price asks of the first selection. */
export function MovementChart({ markets }: { readonly markets: LineMovement['markets'] }) {
  const [kind, setKind] = useState(markets[0]?.kind)
  const market = markets.find((one) => one.kind === kind) ?? markets[0]
  if (!market) return <p className="text-sm text-soft">No book has quoted this game.</p>
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {markets.map((one) => (
          <Chip key={one.kind} pressed={one === market} onPress={() => setKind(one.kind)}>
            {names[one.kind] ?? one.kind}
          </Chip>
        ))}
      </div>
      <Chart market={market} />
      <Moves market={market} />
    </div>
  )
}

function Chart({ market }: { readonly market: Market }) {
  const paths = market.books.map(({ book, path }) => ({ book, points: pointsOf(path) }))
  const all = paths.flatMap(({ points }) => points)
  if (all.length < 2) return <p className="text-sm text-soft">Nobody has moved yet.</p>
  const [times, chances] = [all.map(([at]) => at), all.map(([, chance]) => chance)]
  const end = Math.max(...times)
  const x = scaleLinear([Math.min(...times), end], [EDGE, WIDTH - EDGE])
  const [low, high] = [Math.min(...chances), Math.max(...chances)]
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [HEIGHT - EDGE, EDGE])
  const draw = line<Point>(
    ([at]) => x(at),
    ([, chance]) => y(chance),
  ).curve(curveStepAfter)
  return (
    <figure>
      <svg
        role="img"
        aria-label={`What ${market.books.length} books asked of ${market.selections[0]} since they opened: between ${low.toFixed(1)} and ${high.toFixed(1)} percent`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full rounded-xl border border-line bg-raised"
      >
        {paths.map(({ book, points }) => {
          const last = points.at(-1)
          if (!last) return null
          return (
            <path
              key={book}
              d={draw([...points, [end, last[1]]]) ?? ''}
              fill="none"
              stroke={isLeader(book) ? 'var(--act)' : 'var(--away-bar)'}
              strokeWidth={isLeader(book) ? 2.5 : 1}
              opacity={isLeader(book) ? 1 : 0.55}
            />
          )
        })}
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-soft">
        <span>
          What prices ask of {market.selections[0]}: {low.toFixed(1)}% to {high.toFixed(1)}%
        </span>
        <span>{paths.some(({ book }) => isLeader(book)) ? 'bold: Pinnacle, the leading book' : ''}</span>
      </figcaption>
    </figure>
  )
}

function Moves({ market }: { readonly market: Market }) {
  const { odds, zone } = useSettings()
  const face = ({ line: at, odds: prices }: Market['books'][number]['open']) =>
    `${at === null ? '' : `${at} `}${prices[0] == null ? '–' : priceText(prices[0], odds)}`
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-sm text-act">Open, now and moves, book by book</summary>
      <table className="w-full text-sm">
        <caption className="sr-only">Line movement of {market.selections[0]}</caption>
        <thead>
          <tr className="text-left text-xs text-soft">
            <th scope="col">Book</th>
            <th scope="col">Open</th>
            <th scope="col">Now</th>
            <th scope="col">Since</th>
            <th scope="col" className="text-right">
              Moves
            </th>
          </tr>
        </thead>
        <tbody className="scoreboard">
          {market.books.map(({ book, open, current, moves }) => (
            <tr key={book} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {book}
              </th>
              <td>{face(open)}</td>
              <td className="font-semibold">{face(current)}</td>
              <td className="text-soft">{timeText(current.at, zone)}</td>
              <td className="text-right">{moves}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What a price asks, in percent, its margin left in; points without a price are left out. */
const pointsOf = (path: Market['books'][number]['path']): Point[] =>
  path.flatMap(({ at, odds: [american] }) => {
    const price = american == null ? null : decimalOf(american)
    return price === null ? [] : [[Date.parse(at), 100 / price] as const]
  })
