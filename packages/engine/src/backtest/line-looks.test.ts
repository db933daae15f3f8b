import { fullGame, type Market, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { lineLooks } from './line-looks.ts'

const HOUR = 3_600_000
const alternate: Market = { ...fullGame('total', 218.5), alternate: true }
const quote = (book: string, market: Market, prices: readonly [number, number], hour = 1): Quote => ({
  gameId: '',
  book,
  market,
  prices: prices.map((price) => decimalOdds(price)),
  mark: null,
  observedAt: hour * HOUR,
})
/** Three books quote an even game with 215.5 points; one of them says 39.02 % to more than 218.5. */
const quoted = [
  ...['a', 'b', 'c'].flatMap((book) => [
    quote(book, fullGame('moneyline'), [1.9, 1.9]),
    quote(book, fullGame('total', 215.5), [1.9, 1.9]),
  ]),
  quote('a', alternate, [2.5, 1.6]),
]
/** An hour before the start the same book says 41.03 %. */
const moved = quote('a', alternate, [2.3, 1.6], 19)
/** What is not an alternate line, as it closes. */
const closing = quoted.slice(0, -1).map((one) => ({ ...one, observedAt: 19 * HOUR }))
const result = { gameId: '', winner: 'home', home: 111, away: 109, observedAt: 23 * HOUR } as const

const looksOf = (quotes: readonly Quote[]) =>
  lineLooks({ ...aFile(quotes, { league: 'nba', startsAt: 20 * HOUR }), result }, 'multiplicative', () => 0.42)

// By hand, with a deviation of 18.2 points: the distribution says Φ(−3 / 18.2) = 0.434538 to 218.5, log-odds −0.263358. The
// quote of 218.5 lies −0.182929 from it. The lines are 0.263358 apart: a neighbor counts 1 / (1 + (0.263358 / 0.22)²) = 0.411021.
describe('a quoted line', () => {
  it('is pooled with the other lines, or carried over from them alone', () => {
    const [known, unknown] = looksOf(quoted)
    expect(known).toMatchObject({ kind: 'total', line: 215.5, isKnown: true, outcome: { weight: 1, winner: 0 } })
    expect(known!.pooled.probability).toBeCloseTo(1 / (1 + Math.exp((0.411021 * 0.182929) / 3.411021)), 5)
    expect(known!.carriedOver.probability).toBeCloseTo(1 / (1 + Math.exp(0.182929)), 5)
    expect(unknown).toMatchObject({ line: 218.5, isKnown: false })
    expect(unknown!.pooled.probability).toBeCloseTo(1 / (1 + Math.exp(0.263358 + 0.182929 / 1.411021)), 5)
    expect(unknown!.carriedOver.probability).toBeCloseTo(0.434538, 5)
  })

  it('is looked at 12, 9, 6 and 3 hours before the start, by what was quoted then', () => {
    expect(looksOf(quoted)).toHaveLength(8)
    expect(looksOf(quoted.map((one) => ({ ...one, observedAt: 12 * HOUR })))).toHaveLength(4)
    expect(looksOf([...quoted, moved])[7]!.carriedOver).toEqual(looksOf([...quoted, moved])[1]!.carriedOver)
  })

  it('is bet on where a price is worth more than the estimate asks, and judged by the close, the truth and the result', () => {
    const [known, unknown] = looksOf([...quoted, ...closing, moved])
    expect(unknown!.pooled.bets).toHaveLength(1)
    expect(unknown!.pooled.bets[0]!.expectedValue).toBeCloseTo(0.403 * 2.5 - 1, 4)
    const [bet] = unknown!.carriedOver.bets
    expect(bet!.expectedValue).toBeCloseTo(0.434538 * 2.5 - 1, 5)
    // The quote of the close lies −0.099565 from the distribution and is pooled likewise: 41.73 %.
    expect(bet!.closingValue).toBeCloseTo(2.5 / (1 + Math.exp(0.263358 + 0.099565 / 1.411021)) - 1, 4)
    expect(bet!.trueValue).toBeCloseTo(0.42 * 2.5 - 1, 12)
    expect(bet!.profit).toBeCloseTo(1.5, 12)
    expect(known!.pooled.bets).toEqual([])
    expect(known!.carriedOver.bets).toMatchObject([{ profit: -1 }])
    expect(known!.carriedOver.bets[0]!.expectedValue).toBeCloseTo(1.9 / (1 + Math.exp(-0.182929)) - 1, 5)
  })

  it('is not bet on if its market was not quoted again, or not until the start', () => {
    const betsOf = (quotes: readonly Quote[]) => looksOf(quotes).flatMap(({ carriedOver }) => carriedOver.bets)
    expect(betsOf(quoted)).toEqual([])
    const early = [...closing, moved].map((one) => ({ ...one, observedAt: 18 * HOUR }))
    expect(betsOf([...quoted, ...early])).toEqual([])
  })

  it('is left out if no other line is quoted, or if it is the moneyline by another name', () => {
    const spread = (line: number) => quote('a', { ...fullGame('spread', line), alternate: true }, [1.9, 1.9])
    const spreads = (lines: readonly number[]) =>
      looksOf([...quoted, ...lines.map(spread)]).flatMap(({ kind, line }) => (kind === 'spread' ? [line] : []))
    expect(spreads([-3.5])).toEqual([])
    expect(new Set(spreads([-3.5, -0.5]))).toEqual(new Set([-3.5]))
  })
})
