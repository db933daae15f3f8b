import { expect, it } from 'vitest'
import { inWords } from './movement.ts'

it('prints how far the books went on and how far the others followed, each in its own column', () => {
  const text = inWords({
    games: 40,
    moves: [
      {
        market: 'moneyline',
        what: 'steam',
        found: 12,
        wentOn: { mean: 0.02, se: 0.005 },
        caughtUp: { mean: -0.01, se: 0.003 },
        value: { mean: 0.015, se: 0.004 },
      },
    ],
    leaders: [],
  })
  const [, , header, , row] = text.split('\n')
  expect(header?.split(/ {2,}/)).toEqual([
    'moves',
    'found',
    'those books',
    'the others',
    'best price against the close',
  ])
  expect(row?.split(/ {2,}/)).toEqual([
    'moneyline, several books',
    '12',
    '+0.0200 ± 0.0050',
    '−0.0100 ± 0.0030',
    '+1.5% ± 0.4%',
  ])
})
