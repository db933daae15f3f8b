import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { intervalChart } from './interval-chart.ts'
import { reliabilityChart } from './reliability-chart.ts'
import { seasonChart } from './season-chart.ts'

const count = (text: string, part: RegExp) => [...text.matchAll(part)].length

describe('charts', () => {
  it('draw a dot with its whisker for every band that anything was said in', () => {
    const drawn = renderToStaticMarkup(
      reliabilityChart('said and happened', [
        { count: 10, said: 0.25, happened: 0.2 },
        { count: 0, said: null, happened: null },
        { count: 90, said: 0.75, happened: 0.8 },
      ]),
    )
    expect(count(drawn, /<circle/g)).toBe(2)
    expect(drawn).toContain('said 25.0 %, happened 20.0 %, 10 times')
    expect(drawn).toContain('aria-label="said and happened"')
  })

  it('leave out what is not known, also when nothing is', () => {
    const groups = [
      { name: '50–60', count: 1, mean: 0.1, stdErr: null },
      { name: '60–70', count: 40, mean: -0.02, stdErr: 0.03 },
    ]
    const drawn = renderToStaticMarkup(intervalChart('returns', 'confidence', groups))
    expect(count(drawn, /<circle/g)).toBe(1)
    expect(drawn).toContain('60–70: -2.0 % ± 3.0, 40 bets')
    for (const empty of [
      reliabilityChart('', []),
      intervalChart('', '', groups.slice(0, 1)),
      seasonChart('', [2019], []),
    ])
      expect(renderToStaticMarkup(empty)).not.toMatch(/NaN|Infinity|undefined/)
  })

  it.each([
    ['worse', [0.01, 0.03]],
    ['better', [-0.01, -0.03]],
  ])('show the closing line, at 0, where every forecaster is %s', (_, values) => {
    const ours = { name: 'ours', color: 'red', dash: '', mark: 'circle', values } as const
    expect(renderToStaticMarkup(seasonChart('losses', [2018, 2019], [ours]))).toContain('>0.000</text>')
  })

  it('tell series apart by more than color', () => {
    const series = (name: string, dash: string, mark: 'circle' | 'square', values: (number | null)[]) => ({
      name,
      color: 'red',
      dash,
      mark,
      values,
    })
    const drawn = renderToStaticMarkup(
      seasonChart(
        'losses',
        [2018, 2019],
        [series('ours', '', 'circle', [0.01, 0.02]), series('theirs', '5 3', 'square', [null, 0.03])],
      ),
    )
    expect(drawn).toContain('ours')
    expect(count(drawn, /stroke-dasharray="5 3"/g)).toBe(2)
    expect(count(drawn, /transform="translate/g)).toBe(3 + 2)
    expect(drawn).not.toMatch(/NaN|Infinity/)
  })
})
