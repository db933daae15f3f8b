import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dataTable, judged } from './parts.ts'

const html = (mean: number, se: number) => renderToStaticMarkup(judged({ mean, se }))

it('colors a lower loss good and a higher one bad', () => {
  expect(html(-0.003, 0.001)).toBe('<span class="good">−0.0030 ± 0.0010</span>')
  expect(html(0.003, 0.001)).toBe('<span class="bad">+0.0030 ± 0.0010</span>')
})

it('colors nothing within two standard errors, and shows a dash without a difference', () => {
  expect(html(-0.002, 0.001)).toBe('−0.0020 ± 0.0010')
  expect(html(0.0021, 0.001)).toContain('class="bad"')
  expect([judged(null), judged(undefined)]).toEqual(['–', '–'])
})

it('names every row by its first cell, for people who hear a table', () => {
  const text = renderToStaticMarkup(
    dataTable({
      caption: 'c',
      header: ['a', 'b'],
      rows: [
        ['MLB', '1'],
        ['NBA', '2'],
      ],
    }),
  )
  expect(text.match(/<th scope="col">.*?<\/th>/g)).toHaveLength(2)
  expect(text.match(/<th scope="row">(.*?)<\/th><td>\d<\/td>/g)).toEqual([
    '<th scope="row">MLB</th><td>1</td>',
    '<th scope="row">NBA</th><td>2</td>',
  ])
})
