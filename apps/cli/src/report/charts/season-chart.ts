import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { createElement as h, type ReactNode } from 'react'
import { EDGE, frame, HEIGHT, WIDTH } from './frame.ts'

/** One forecaster's figures by season; null where he did not speak. */
export interface Series {
  readonly name: string
  readonly color: string
  /** Distinguished by more than color. */
  readonly dash: string
  readonly mark: 'circle' | 'square' | 'diamond' | 'triangle'
  readonly values: readonly (number | null)[]
}

const SIZE = 4
const shapes: Readonly<Record<Series['mark'], string>> = {
  circle: `M0,${-SIZE}A${SIZE},${SIZE} 0 1,1 0,${SIZE}A${SIZE},${SIZE} 0 1,1 0,${-SIZE}`,
  square: `M${-SIZE},${-SIZE}h${2 * SIZE}v${2 * SIZE}h${-2 * SIZE}Z`,
  diamond: `M0,${-SIZE - 1}L${SIZE + 1},0L0,${SIZE + 1}L${-SIZE - 1},0Z`,
  triangle: `M0,${-SIZE - 1}L${SIZE},${SIZE}H${-SIZE}Z`,
}

/** Differences to the closing line by season, at 0: lower is better. */
export function seasonChart(label: string, seasons: readonly number[], series: readonly Series[]): ReactNode {
  const known = series.flatMap(({ values }) => values.flatMap((value) => value ?? []))
  const x = scaleLinear([Math.min(...seasons) - 0.3, Math.max(...seasons) + 0.3], [EDGE.left, WIDTH - EDGE.right])
  const y = scaleLinear([Math.min(0, ...known), Math.max(0.001, ...known)], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4)
  const every = Math.ceil(seasons.length / 7)
  const path = line<readonly [number, number]>()
  const drawn = series.flatMap(({ name, color, dash, mark, values }) => {
    const points = values.flatMap((value, i): [number, number][] =>
      value === null ? [] : [[x(seasons[i] as number), y(value)]],
    )
    return [
      h('path', {
        key: `l${name}`,
        d: path(points) ?? '',
        fill: 'none',
        stroke: color,
        strokeWidth: 1.5,
        strokeDasharray: dash,
      }),
      ...points.map(([px, py]) =>
        h('path', { key: `p${name}${px}`, d: shapes[mark], transform: `translate(${px},${py})`, fill: color }),
      ),
    ]
  })
  return h(
    'div',
    null,
    frame({
      x,
      y,
      xName: 'season',
      label,
      children: drawn,
      xTicks: seasons.filter((_, i) => i % every === 0).map((at) => ({ at, text: String(at) })),
      yTicks: y.ticks(4).map((at) => ({ at, text: at.toFixed(3).replace('-', '−') })),
    }),
    h('div', { style: { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem' } }, ...series.map(key)),
  )
}

/** What a line stands for. */
function key({ name, color, dash, mark }: Series): ReactNode {
  return h(
    'span',
    { key: name, style: { display: 'inline-flex', alignItems: 'center', gap: '0.4rem', fontSize: '0.8125rem' } },
    h(
      'svg',
      { viewBox: '0 0 28 12', style: { width: 28, height: 12 }, 'aria-hidden': true },
      h('line', { x1: 0, x2: 28, y1: 6, y2: 6, stroke: color, strokeWidth: 1.5, strokeDasharray: dash }),
      h('path', { d: shapes[mark], transform: 'translate(14,6)', fill: color }),
    ),
    name,
  )
}
