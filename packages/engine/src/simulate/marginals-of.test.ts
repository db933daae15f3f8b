import { type Forecast, fullGame, type Market } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { marginalsOf } from './marginals-of.ts'

const over = (market: Market, fairProbability: number) =>
  ({ market, selection: 'over', fairProbability }) as EvaluatedBet
const forecast = { chances: [0.6, 0.4] } as unknown as Forecast

describe('what is believed of a game', () => {
  it('is the winner’s probabilities and the total that is as likely passed as not', () => {
    const bets = [
      over(fullGame('total', 7.5), 0.6),
      over(fullGame('total', 8.5), 0.49),
      over(fullGame('total', 9.5), 0.4),
    ]
    expect(marginalsOf({ forecast, bets })).toEqual({ home: 0.6, total: 8.5 })
  })

  it('takes no total of a part of the game', () => {
    const part = over({ ...fullGame('total', 4.5), period: 'first-five' }, 0.5)
    expect(marginalsOf({ forecast, bets: [part, over(fullGame('total', 8.5), 0.47)] })?.total).toBe(8.5)
    expect(marginalsOf({ forecast, bets: [part] })).toBeNull()
  })

  it('is not known without a forecast', () => {
    expect(marginalsOf({ forecast: null, bets: [over(fullGame('total', 8.5), 0.5)] })).toBeNull()
  })
})
