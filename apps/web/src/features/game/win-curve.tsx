import type { GamePage } from '@fairline/contract'
import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import { percent } from '../../lib/format.ts'

const WIDTH = 600
const HEIGHT = 160
const EDGE = 8

/** A score as the home team’s: its own points first. @param score  away–home */
const homeFirst = (score: string): string => score.split('–').toReversed().join('–')

/** The home team’s win probability minute by minute. */
export function WinCurve({
  curve,
  home,
  now,
  score,
}: {
  readonly curve: GamePage['curve']
  readonly home: string
  /** Percent: the home team’s current win probability; null if it is not known. */
  readonly now: number | null
  /** The score at that probability, away–home: newer than the last point of the curve. */
  readonly score: string
}) {
  const current =
    now === null
      ? `${home} at ${homeFirst(score)}: win probability not known`
      : `${home} ${percent(now)} at ${homeFirst(score)}`
  const [first, last] = [curve[0], curve.at(-1)]
  if (!first || !last || curve.length < 2)
    return <p className="text-sm text-soft">{current}. The chart starts a few minutes into the game.</p>
  const x = scaleLinear([Date.parse(first.at), Date.parse(last.at)], [EDGE, WIDTH - EDGE])
  const y = scaleLinear([0, 100], [HEIGHT - EDGE, EDGE])
  const path = line<(typeof curve)[number]>(
    ({ at }) => x(Date.parse(at)),
    (point) => y(point.home),
  ).curve(curveMonotoneX)(curve)
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Win probability of ${home}: from ${percent(first.home)} at ${homeFirst(first.score)} to ${percent(last.home)} at ${homeFirst(last.score)}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full"
      >
        <line x1={EDGE} x2={WIDTH - EDGE} y1={y(50)} y2={y(50)} stroke="var(--line)" strokeDasharray="4 4" />
        <path d={path ?? ''} fill="none" stroke="var(--act)" strokeWidth="2.5" />
        <circle cx={x(Date.parse(last.at))} cy={y(last.home)} r="4" fill="var(--ink)" />
      </svg>
      <figcaption className="text-sm text-soft">{current} now. Dashed line: 50%.</figcaption>
    </figure>
  )
}
