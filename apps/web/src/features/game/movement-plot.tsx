import { americanFromDecimal, decimalOdds } from '@fairline/odds'
import { scaleLinear } from 'd3-scale'
import { area, curveStepAfter, line } from 'd3-shape'
import { useRef } from 'react'
import { dateText, signed, timeText } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { useWidth } from '../../lib/use-width.ts'
import type { BandPoint, MovementPoint, MovementSeries } from './movement-series.ts'
import { type ChartLabel, placeLabels } from './place-labels.ts'

const HEIGHT = 200
const MARGIN = { top: 24, right: 46, bottom: 36, left: 52 }
const INITIAL_WIDTH = 600
/** From this width on, in pixels, the time of the middle stands clear of the first one, its zone named. */
const ROOM_FOR_MIDDLE = 400

interface Props {
  /** The finding in one sentence, for screen readers. */
  readonly title: string
  readonly unit: 'probability' | 'spread' | 'total'
  readonly lead: MovementSeries
  readonly band: readonly BandPoint[]
  /** Milliseconds since 1970: now, or the start of a game that has begun. */
  readonly until: number
  readonly hasStarted: boolean
}

/** The sharpest book's line or price as steps over the range of all books. */
export function MovementPlot({ title, unit, lead, band, until, hasStarted }: Props) {
  const { odds, zone } = useSettings()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, INITIAL_WIDTH)
  const start = Math.min(...band.map(({ at }) => at))
  const end = Math.max(until, ...band.map(({ at }) => at))
  const middle = (start + end) / 2
  const right = width - MARGIN.right
  const x = scaleLinear([start, end], [MARGIN.left, right])
  const y = scaleLinear(yDomain(band, unit), [HEIGHT - MARGIN.bottom, MARGIN.top])
  const ticks = y.ticks(4).filter((tick) => unit === 'probability' || Number.isInteger(tick * 2))
  const tickText = (value: number) => {
    if (unit === 'probability') return priceText(Math.round(americanFromDecimal(decimalOdds(100 / value))), odds)
    return unit === 'spread' ? signed(value) : String(value)
  }
  const bandPath = area<BandPoint>()
    .x(({ at }) => x(at))
    .y0(({ low }) => y(low))
    .y1(({ high }) => y(high))
    .curve(curveStepAfter)(untilEnd(band, end))
  const leadPath = line<MovementPoint>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  ).curve(curveStepAfter)(untilEnd(lead.points, end))
  const labels = priceLabels(lead, unit).map(({ text, at, value, anchor }) => ({
    text: `${text}${text && ' '}${priceText(at.price ?? Number.NaN, odds)}`,
    x: anchor === 'end' ? right : x(at.at),
    y: y(value) - 7,
    anchor,
  }))
  return (
    <div ref={box}>
      <svg role="img" aria-label={title} width={width} height={HEIGHT} className="block text-[11px]">
        {ticks.map((tick) => (
          <g key={tick} className="scoreboard fill-soft">
            <line x1={MARGIN.left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            <text x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
              {tickText(tick)}
            </text>
            {unit === 'probability' && (
              <text x={right + 8} y={y(tick)} dy="0.35em">
                {tick}%
              </text>
            )}
          </g>
        ))}
        <TimeTick at={start} x={x(start)} anchor="start" zone={zone}>
          {timeText(new Date(start).toISOString(), zone)}
        </TimeTick>
        {width >= ROOM_FOR_MIDDLE && (
          <TimeTick at={middle} x={x(middle)} anchor="middle" zone={zone}>
            {timeText(new Date(middle).toISOString(), zone)}
          </TimeTick>
        )}
        <TimeTick at={end} x={x(end)} anchor="end" zone={zone}>
          {hasStarted ? 'Start' : 'Now'}
        </TimeTick>
        <line
          x1={right}
          x2={right}
          y1={MARGIN.top}
          y2={HEIGHT - MARGIN.bottom}
          stroke="var(--ink-soft)"
          strokeDasharray="2 3"
        />
        <path
          d={bandPath ?? ''}
          fill="var(--away-bar)"
          stroke="var(--away-bar)"
          fillOpacity="0.25"
          strokeOpacity="0.5"
        />
        <path d={leadPath ?? ''} fill="none" stroke="var(--ink)" strokeWidth="2.5" />
        {placeLabels(labels).map((label) => (
          <text
            key={`${label.x} ${label.text}`}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            className="scoreboard fill-ink font-semibold"
            stroke="var(--raised)"
            strokeWidth="3"
            paintOrder="stroke"
          >
            {label.text}
          </text>
        ))}
      </svg>
    </div>
  )
}

function TimeTick(tick: {
  readonly at: number
  readonly x: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly zone: 'pacific' | 'own'
  readonly children: string
}) {
  const lineY = HEIGHT - MARGIN.bottom
  return (
    <g className="fill-soft">
      <line x1={tick.x} x2={tick.x} y1={lineY} y2={lineY + 4} stroke="var(--ink-soft)" />
      <text x={tick.x} y={lineY + 16} textAnchor={tick.anchor}>
        {tick.children}
      </text>
      <text x={tick.x} y={lineY + 29} textAnchor={tick.anchor}>
        {dateText(tick.at, tick.zone)}
      </text>
    </g>
  )
}

/** Room above and below the band; a line that never moved gets a range around it. */
function yDomain(band: readonly BandPoint[], unit: Props['unit']): [number, number] {
  const low = Math.min(...band.map((point) => point.low))
  const high = Math.max(...band.map((point) => point.high))
  const least = unit === 'probability' ? 2 : 0.5
  const room = Math.max(least, 0.12 * (high - low))
  return unit === 'probability' ? [Math.max(0.5, low - room), Math.min(99.5, high + room)] : [low - room, high + room]
}

const untilEnd = <Point extends { readonly at: number }>(points: readonly Point[], end: number): Point[] => {
  const last = points.at(-1)
  return last ? [...points, { ...last, at: end }] : []
}

interface PriceLabel {
  readonly text: string
  readonly at: MovementPoint
  readonly value: number
  readonly anchor: ChartLabel['anchor']
}

/** Labels by importance: the book with its current price, then, where the line is plotted, opening, line moves and price moves. */
function priceLabels({ book, points }: MovementSeries, unit: Props['unit']): PriceLabel[] {
  const last = points.at(-1)
  if (!last) return []
  const current: PriceLabel = { text: book, at: last, value: last.value, anchor: 'end' }
  if (unit === 'probability') return [current]
  const isLineMove = (i: number) => i === 0 || points[i]?.value !== points[i - 1]?.value
  const indexes = points.map((_, i) => i)
  const order = [...indexes.filter(isLineMove), ...indexes.filter((i) => !isLineMove(i))]
  return [
    current,
    ...order
      .flatMap((i) => points[i] ?? [])
      .map((at): PriceLabel => ({ text: '', at, value: at.value, anchor: 'start' })),
  ]
}
