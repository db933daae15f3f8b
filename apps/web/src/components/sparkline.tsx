import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'

interface Props {
  /** The chart in words, for screen readers. */
  readonly label: string
  /** Moments in milliseconds and values, in order of time. */
  readonly points: readonly (readonly [at: number, value: number])[]
}

const WIDTH = 96
const HEIGHT = 28
const EDGE = 3

/** A price over time as a small step line with its last point marked. */
export function Sparkline({ label, points }: Props) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return <span className="text-xs text-soft">No movement</span>
  const values = points.map(([, value]) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = scaleLinear([first[0], last[0]], [EDGE, WIDTH - EDGE])
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [HEIGHT - EDGE, EDGE])
  const path = line<readonly [number, number]>(
    ([at]) => x(at),
    ([, value]) => y(value),
  ).curve(curveStepAfter)(points)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-7 w-24 overflow-visible">
      <path d={path ?? ''} fill="none" stroke="var(--act)" strokeWidth="1.5" />
      <circle cx={x(last[0])} cy={y(last[1])} r="2.5" fill="var(--ink)" />
    </svg>
  )
}
