import { scaleLinear } from 'd3-scale'
import { createElement as h, type ReactNode } from 'react'
import { EDGE, frame, HEIGHT, WIDTH } from './frame.ts'

/** How many forecasts had an outcome, their mean, and the share that happened. */
export interface SaidShare {
  readonly count: number
  readonly said: number | null
  readonly happened: number | null
}

const ticks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: `${at * 100} %` }))

/** What was forecast against what happened: on the diagonal both are the same. Whiskers are two standard errors. */
export function reliabilityChart(label: string, bins: readonly SaidShare[]): ReactNode {
  const x = scaleLinear([0, 1], [EDGE.left, WIDTH - EDGE.right])
  const y = scaleLinear([0, 1], [HEIGHT - EDGE.bottom, EDGE.top])
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const dots = bins.flatMap(({ count, said, happened }) => {
    if (said === null || happened === null || count === 0) return []
    const error = 2 * Math.sqrt((happened * (1 - happened)) / count)
    const [low, high] = [Math.max(0, happened - error), Math.min(1, happened + error)]
    return [
      h('line', { key: `w${said}`, x1: x(said), x2: x(said), y1: y(low), y2: y(high), stroke: 'var(--act)' }),
      h(
        'circle',
        { key: `d${said}`, cx: x(said), cy: y(happened), r: 2.5 + 3.5 * Math.sqrt(count / most), fill: 'var(--act)' },
        h(
          'title',
          null,
          `said ${(100 * said).toFixed(1)} %, happened ${(100 * happened).toFixed(1)} %, ${count} times`,
        ),
      ),
    ]
  })
  const diagonal = h('line', {
    key: 'diagonal',
    x1: x(0),
    y1: y(0),
    x2: x(1),
    y2: y(1),
    stroke: 'var(--soft)',
    strokeDasharray: '3 4',
  })
  return frame({ x, y, xTicks: ticks, yTicks: ticks, xName: 'said', label, children: [diagonal, ...dots] })
}
