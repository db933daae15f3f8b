import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aPick, someFacts } from '../../testing/facts.ts'
import { type Ended, type SettledPick, settlePick as settleOrNot } from './settle-pick.ts'

const { pick } = aPick()
/** Settles a pick that its result decides. */
const settlePick = (bet: typeof pick, end: Ended): SettledPick => settleOrNot(bet, end)!
const unpriced = { spread: null, total: null }
const ended = { close: [0.52, 0.48], closedLines: unpriced, closingQuotes: [] }
const won = (winner: 'home' | 'draw' | 'away') => ({ result: { winner, home: null, away: null } })

describe('settling a pick', () => {
  it('pays a win, takes a loss, and gives a tie back where somebody should have won', () => {
    expect(settlePick(pick, { ...ended, ...won('home') })).toMatchObject({ settlement: 'win', profit: 1.1 })
    expect(settlePick(pick, { ...ended, ...won('away') })).toMatchObject({ settlement: 'lose', profit: -1 })
    expect(settlePick(pick, { ...ended, ...won('draw') })).toMatchObject({ settlement: 'push', profit: 0 })
  })

  it('loses a tie where the draw is priced, unless the draw was picked', () => {
    const threeWay = { ...pick, market: fullGame('three-way') }
    const close = [0.4, 0.3, 0.3]
    expect(settlePick(threeWay, { ...ended, close, ...won('draw') }).settlement).toBe('lose')
    expect(settlePick({ ...threeWay, selection: 'draw' }, { ...ended, close, ...won('draw') })).toMatchObject({
      settlement: 'win',
      closingChance: 0.3,
    })
  })

  it('values the price against the fair close, and keeps the same book’s closing price beside it', () => {
    const fact = someFacts()[2]
    if (fact?.kind !== 'quote') throw new Error('the third fact is the closing quote')
    const settled = settlePick(pick, { ...ended, ...won('home'), closingQuotes: [fact.quote] })
    expect(settled.closingValue).toBeCloseTo(2.1 * 0.52 - 1, 12)
    expect(settled.closingPrice).toBe(decimalOdds(1.9))
  })

  it('names no other book’s closing price', () => {
    const fact = someFacts()[2]
    if (fact?.kind !== 'quote') throw new Error('the third fact is the closing quote')
    const other = { ...fact.quote, book: 'Other', prices: [decimalOdds(1.5), decimalOdds(2.6)] }
    const closingPrice = (...closingQuotes: (typeof other)[]) =>
      settlePick(pick, { ...ended, ...won('home'), closingQuotes }).closingPrice
    expect(closingPrice(other, { ...other, book: pick.book, prices: [decimalOdds(1.9), decimalOdds(2)] })).toBe(1.9)
    expect(closingPrice(other)).toBeNull()
  })

  it('names the closing price of its own market, not of another kind or line at the same book', () => {
    const fact = someFacts()[2]
    if (fact?.kind !== 'quote') throw new Error('the third fact is the closing quote')
    const closed = (kind: 'spread' | 'total', line: number, price: number) => ({
      ...fact.quote,
      market: fullGame(kind, line),
      prices: [decimalOdds(price), decimalOdds(2)],
    })
    const onSpread = { ...pick, market: fullGame('spread', 1.5), selection: 'home' as const }
    const end = { ...ended, result: { winner: 'home' as const, home: 5, away: 4 } }
    const closingPrice = (...closingQuotes: ReturnType<typeof closed>[]) =>
      settlePick(onSpread, { ...end, closingQuotes }).closingPrice
    expect(closingPrice(closed('total', 1.5, 1.5), closed('spread', -1.5, 1.6), closed('spread', 1.5, 1.7))).toBe(1.7)
    expect(closingPrice(closed('total', 1.5, 1.5), closed('spread', -1.5, 1.6))).toBeNull()
  })

  it('has no closing probability of a line where only the winner closed', () => {
    const final = { winner: 'home' as const, home: 5, away: 4 }
    for (const market of [fullGame('spread', -1.5), fullGame('total', 8.5)])
      expect(
        settlePick(
          { ...pick, market, selection: market.kind === 'total' ? 'over' : 'home' },
          { ...ended, result: final },
        ).closingChance,
      ).toBeNull()
  })

  it('says nothing of a close that is not recorded', () => {
    expect(settlePick(pick, { ...ended, close: null, ...won('home') })).toMatchObject({
      closingValue: null,
      closingChance: null,
      closingPrice: null,
    })
  })

  it('settles a line by the final scores: a push on the number, half a win on a quarter, undecided without scores', () => {
    const final = (home: number | null, away: number | null) => ({
      ...ended,
      result: { winner: 'home' as const, home, away },
    })
    const on = (kind: 'spread' | 'total', line: number, selection: 'home' | 'away' | 'over' | 'under') =>
      ({ ...pick, market: fullGame(kind, line), selection }) as const
    expect(settlePick(on('total', 8.5, 'over'), final(5, 4)).settlement).toBe('win')
    expect(settlePick(on('total', 9, 'under'), final(5, 4)).settlement).toBe('push')
    expect(settlePick(on('total', 8.75, 'over'), final(5, 4))).toMatchObject({ settlement: 'half-win' })
    expect(settlePick(on('spread', -1.5, 'home'), final(5, 4)).settlement).toBe('lose')
    expect(settlePick(on('spread', -1.5, 'away'), final(5, 4)).settlement).toBe('win')
    expect(settleOrNot(on('spread', -1.5, 'home'), final(null, null))).toBeNull()
    expect(settleOrNot(on('total', 8.5, 'under'), final(5, null))).toBeNull()
  })

  it('does not decide a bet on a period by the score of the game', () => {
    const market = { ...fullGame('total', 4.5), period: 'first-five' as const }
    const result = { winner: 'home' as const, home: 5, away: 4 }
    expect(settleOrNot({ ...pick, market, selection: 'over' }, { ...ended, result })).toBeNull()
  })

  it('values a line against what closed, carried over to it, and names a closing price of the same line alone', () => {
    const on = { ...pick, market: fullGame('total', 8.5), selection: 'under' as const }
    const nineRuns = { result: { winner: 'home' as const, home: 5, away: 4 } }
    const closedLines = { spread: null, total: () => ({ probability: 0.45, decided: 1 }) }
    const quote = someFacts()[2]
    if (quote?.kind !== 'quote') throw new Error('the third fact is the closing quote')
    const closed = (line: number) => ({ ...quote.quote, market: fullGame('total', line) })
    const settled = settlePick(on, { ...ended, ...nineRuns, closedLines, closingQuotes: [closed(9)] })
    expect(settled.closingChance).toBeCloseTo(0.55, 12)
    expect(settled.closingPrice).toBeNull()
    expect(
      settlePick(on, { ...ended, ...nineRuns, closedLines, closingQuotes: [closed(8.5)] }).closingPrice,
    ).not.toBeNull()
  })
})
