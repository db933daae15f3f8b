import { scaleLinear } from 'd3-scale'
import { createElement as h, type ReactNode } from 'react'
import { EDGE, frame, HEIGHT, WIDTH } from './frame.ts'

/** A figure with its standard error, by the name of its group. */
export interface Group {
  readonly name: string
  readonly count: number
  readonly mean: number | null
  readonly stdErr: number | null
}

/** Figures of groups with two standard errors either way; the line at nothing is drawn. */
export function intervalChart(label: string, xName: string, groups: readonly Group[]): ReactNode {
  const known = groups.flatMap(({ mean, stdErr, ...group }) =>
    mean === null || stdErr === null ? [] : [{ ...group, mean, stdErr }],
  )
  const ends = known.flatMap(({ mean, stdErr }) => [mean - 2 * stdErr, mean + 2 * stdErr])
  const x = scaleLinear([-0.5, groups.length - 0.5], [EDGE.left, WIDTH - EDGE.right])
  const y = scaleLinear([Math.min(0, ...ends), Math.max(0.01, ...ends)], [HEIGHT - EDGE.bottom, EDGE.top]).nice(5)
  const nothing = h('line', {
    key: 'nothing',
    x1: EDGE.left,
    x2: WIDTH - EDGE.right,
    y1: y(0),
    y2: y(0),
    stroke: 'var(--soft)',
    strokeDasharray: '3 4',
  })
  const marks = known.flatMap(({ name, count, mean, stdErr }) => {
    const at = x(groups.findIndex((group) => group.name === name))
    return [
      h('line', {
        key: `w${name}`,
        x1: at,
        x2: at,
        y1: y(mean - 2 * stdErr),
        y2: y(mean + 2 * stdErr),
        stroke: 'var(--act)',
        strokeWidth: 2,
      }),
      h(
        'circle',
        { key: `d${name}`, cx: at, cy: y(mean), r: 4, fill: 'var(--act)' },
        h('title', null, `${name}: ${(100 * mean).toFixed(1)} % ± ${(100 * stdErr).toFixed(1)}, ${count} bets`),
      ),
    ]
  })
  return frame({
    x,
    y,
    xName,
    label,
    children: [nothing, ...marks],
    xTicks: groups.map(({ name }, at) => ({ at, text: name })),
    yTicks: y.ticks(5).map((at) => ({ at, text: `${Math.round(100 * at)} %`.replace('-', '−') })),
  })
}
