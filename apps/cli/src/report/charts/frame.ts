import type { ScaleContinuousNumeric } from 'd3-scale'
import { createElement as h, type ReactNode } from 'react'

export type Scale = ScaleContinuousNumeric<number, number>

export const WIDTH = 360
export const HEIGHT = 240
/** Room for what is written next to the plot. */
export const EDGE = { top: 8, right: 12, bottom: 30, left: 46 } as const

/** Hairlines with their numbers, and the names of both axes. */
export function frame({
  x,
  y,
  xTicks,
  yTicks,
  xName,
  label,
  children,
}: {
  readonly x: Scale
  readonly y: Scale
  readonly xTicks: readonly { readonly at: number; readonly text: string }[]
  readonly yTicks: readonly { readonly at: number; readonly text: string }[]
  readonly xName: string
  /** The description for those who do not see it. */
  readonly label: string
  readonly children: readonly ReactNode[]
}): ReactNode {
  const [left, right, bottom] = [EDGE.left, WIDTH - EDGE.right, HEIGHT - EDGE.bottom]
  return h(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label },
    ...yTicks.map(({ at, text }) =>
      h(
        'g',
        { key: `y${text}` },
        h('line', { x1: left, x2: right, y1: y(at), y2: y(at), stroke: 'var(--line)' }),
        h('text', { x: left - 6, y: y(at) + 4, textAnchor: 'end' }, text),
      ),
    ),
    ...xTicks.map(({ at, text }) =>
      h('text', { key: `x${text}`, x: x(at), y: bottom + 15, textAnchor: 'middle' }, text),
    ),
    h('text', { x: right, y: HEIGHT - 2, textAnchor: 'end' }, xName),
    ...children,
  )
}
