import { createElement as h, type ReactNode } from 'react'
import { difference } from './numbers.ts'

/** A table that scrolls sideways by itself where it does not fit. */
export function dataTable({
  caption,
  header,
  rows,
}: {
  readonly caption: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}): ReactNode {
  return h(
    'div',
    null,
    h('p', null, caption),
    h(
      'div',
      // A region that scrolls must be reached by keyboard.
      { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': caption },
      h(
        'table',
        null,
        h('thead', null, h('tr', null, ...header.map((name, i) => h('th', { key: i, scope: 'col' }, name)))),
        h(
          'tbody',
          null,
          ...rows.map((cells, r) =>
            h(
              'tr',
              { key: r },
              ...cells.map((cell, i) =>
                i === 0 ? h('th', { key: i, scope: 'row' }, cell) : h('td', { key: i }, cell),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

/** A picture with its name above and what it says below. */
export function picture(title: string, chart: ReactNode, caption: string): ReactNode {
  return h('figure', { key: title }, h('h3', null, title), chart, h('figcaption', null, caption))
}

/** A difference of losses with its error, in the color of better or worse where it is beyond two of them. */
export function judged(
  value: { readonly mean: number; readonly se: number } | null | undefined,
  digits = 4,
): ReactNode {
  const text = difference(value ?? null, digits)
  if (!value || Math.abs(value.mean) <= 2 * value.se) return text
  return h('span', { className: value.mean < 0 ? 'good' : 'bad' }, text)
}
