import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aPick, someFacts } from '../../testing/facts.ts'
import { settlePick } from './settle-pick.ts'

const { pick } = aPick()
const ended = { close: [0.52, 0.48], closingQuotes: [] }

describe('settling a pick', () => {
  it('pays a win, takes a loss, and gives a tie back where somebody should have won', () => {
    expect(settlePick(pick, { ...ended, winner: 'home' })).toMatchObject({ settlement: 'win', profit: 1.1 })
    expect(settlePick(pick, { ...ended, winner: 'away' })).toMatchObject({ settlement: 'lose', profit: -1 })
    expect(settlePick(pick, { ...ended, winner: 'draw' })).toMatchObject({ settlement: 'push', profit: 0 })
  })

  it('loses a tie where the draw is priced, unless the draw was picked', () => {
    const threeWay = { ...pick, market: fullGame('three-way') }
    const close = [0.4, 0.3, 0.3]
    expect(settlePick(threeWay, { ...ended, close, winner: 'draw' }).settlement).toBe('lose')
    expect(settlePick({ ...threeWay, selection: 'draw' }, { ...ended, close, winner: 'draw' })).toMatchObject({
      settlement: 'win',
      closingChance: 0.3,
    })
  })

  it('values the price against the fair close, and keeps the same book’s closing price beside it', () => {
    const fact = someFacts()[2]
    if (fact?.kind !== 'quote') throw new Error('the third fact is the closing quote')
    const settled = settlePick(pick, { ...ended, winner: 'home', closingQuotes: [fact.quote] })
    expect(settled.closingValue).toBeCloseTo(2.1 * 0.52 - 1, 12)
    expect(settled.closingPrice).toBe(decimalOdds(1.9))
  })

  it('says nothing of a close that is not recorded', () => {
    expect(settlePick(pick, { ...ended, close: null, winner: 'home' })).toMatchObject({
      closingValue: null,
      closingChance: null,
      closingPrice: null,
    })
  })
})
