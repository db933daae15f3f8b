import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame, aPick } from '../../testing/facts.ts'
import { pricedBet } from '../../testing/priced-bet.ts'
import { betsExcludingBooks } from '../betting/bets-excluding-books.ts'
import { evaluateBet } from '../betting/evaluate-bet.ts'
import { recommendOneSide } from '../betting/recommend-one-side.ts'
import { withholdValues } from '../betting/withhold-values.ts'
import { type JudgedProp, openingOf } from '../props/judge-props.ts'
import type { Board, BoardGame } from './board.ts'
import { boardForBooks } from './board-for-books.ts'

const bet = evaluateBet({
  game: aGame(),
  market: fullGame('total', 8.5),
  selection: 'over',
  state: 'upcoming',
  estimate: { probability: 0.5, decided: 1, market: 0.5, sharp: null, carriedOverFrom: null },
  offers: [
    { book: 'Alpha', price: decimalOdds(2.3), quotedAt: 0, isStale: false },
    { book: 'Beta', price: decimalOdds(2.1), quotedAt: 0, isStale: false },
  ],
  confidence: () => 65,
  confidenceAssumed: true,
  published: null,
})
const decision = { gameId: aGame().id, reason: 'price-looks-misprinted', best: null } as const
const game = {
  game: { ...aGame(), startsAt: 1000 },
  bets: [bet],
  props: [],
  closingBets: null,
  result: null,
  decision,
  lineDecisions: [decision],
} as unknown as BoardGame
const boardOf = (rated: number | null, bets = [bet]) =>
  ({ games: [{ ...game, bets }], asOf: 0, rated }) as unknown as Board
const own = (...books: string[]) => boardForBooks(boardOf(null), new Set(books)).games[0]!

describe('a board for some books', () => {
  it('judges every bet at the best of their prices, and has none that they do not offer', () => {
    expect(own('Beta').bets).toMatchObject([{ book: 'Beta', price: 2.1, offers: [{ book: 'Beta' }] }])
    expect(own('Beta').bets[0]?.expectedValue).toBeCloseTo(0.05, 12)
    expect(own('Gamma').bets).toEqual([])
  })

  it('keeps a published bet that their books do not offer: it stays on the record', () => {
    const published = { ...bet, published: { ...aPick().pick, at: 0, fairProbability: 0.5 } }
    const [theirs] = boardForBooks(boardOf(null, [published]), new Set(['Gamma'])).games[0]!.bets
    expect(theirs).toMatchObject({ id: bet.id, price: null, passReason: 'price-gone', offers: [] })
  })

  it('says nothing of what prices are worth that were seen alone, at their books either', () => {
    const [seenAlone] = withholdValues([{ ...bet, sharpProbability: 0.52 }])
    const board = boardOf(0.4, [seenAlone!])
    const at = (...books: string[]) => boardForBooks(board, new Set(books)).games[0]!.bets[0]
    expect(at('Beta')).toMatchObject({ price: 2.1, expectedValue: null, sharpExpectedValue: null, grade: null })
    expect([at('Beta')!.passReason, at('Alpha')!.passReason]).toEqual(['still-learning', 'still-learning'])
  })

  it('recommends no price of an excluded book, theirs alone or not', () => {
    const board = boardOf(null, [...betsExcludingBooks([bet], new Set(['Alpha']))])
    const at = (...books: string[]) => boardForBooks(board, new Set(books)).games[0]!.bets[0]
    expect(at('Alpha', 'Beta')).toMatchObject({ book: 'Beta', price: 2.1 })
    expect(at('Alpha')).toMatchObject({ book: null, recommendation: 'pass', passReason: 'book-excluded' })
    expect(at('Alpha')!.offers).toMatchObject([{ book: 'Alpha', isExcluded: true }])
  })

  it('stakes by the price that is theirs', () => {
    // Half of the bets win 1.1 at 2.10; at the 2.30 of another book it would be 0.15 / 1.3.
    expect(own('Beta').bets[0]?.kelly).toBeCloseTo(0.05 / 1.1, 12)
    expect(own('Alpha').bets[0]?.kelly).toBeCloseTo(0.15 / 1.3, 12)
  })

  it('recommends nothing while past games are still being learned, whatever was passed at the best price', () => {
    const offers = bet.offers.map((offer) => ({ ...offer, confidenceAssumed: false }))
    const learned = { ...bet, offers, confidenceAssumed: false }
    const at = (rated: number | null) => boardForBooks(boardOf(rated, [learned]), new Set(['Beta'])).games[0]!.bets[0]!
    expect([at(null).recommendation, at(0.4).recommendation]).toEqual(['lean', 'pass'])
    expect(at(0.4).passReason).toBe('still-learning')
  })

  it('leaves as it is what was decided at the prices of all books: that is the record', () => {
    expect([own('Beta').decision, ...own('Beta').lineDecisions]).toEqual([decision, decision])
  })

  it('shows how the book opened whose price of a player is shown; nothing of another book if that is not known', () => {
    const openings = [
      { book: 'Alpha', line: 7.5, prices: [1.8, 2] },
      { book: 'Beta', line: 8, prices: [1.9, 1.9] },
    ]
    const prop = { over: bet, under: null, openings } as unknown as JudgedProp
    const shown = (props: JudgedProp, ...books: string[]) => {
      const board = { ...boardOf(null), games: [{ ...game, props: [props] }] }
      const [theirs] = boardForBooks(board, new Set(books)).games[0]!.props
      return openingOf(theirs!, theirs!.over!)
    }
    expect(shown(prop, 'Alpha', 'Beta')).toMatchObject({ book: 'Alpha', line: 7.5 })
    expect(shown(prop, 'Beta')).toMatchObject({ book: 'Beta', line: 8 })
    expect(shown({ ...prop, openings: prop.openings.slice(0, 1) }, 'Beta')).toBeNull()
  })

  it('recommends an outcome by its other name where their books do not offer the one that all books pay most for', () => {
    const [win, spread] = [fullGame('moneyline'), fullGame('spread', -0.5)].map((market, i) =>
      pricedBet({ market, prices: i === 0 ? { Alpha: 2.08 } : { Beta: 2.06 }, confidence: 60 }),
    )
    const shownAt = (...books: string[]) =>
      boardForBooks(boardOf(null, [...recommendOneSide([win!, spread!])]), new Set(books)).games[0]!.bets.map(
        ({ passReason, recommendation }) => passReason ?? recommendation,
      )
    expect(shownAt('Alpha', 'Beta')).toEqual(['lean', 'same-outcome-recommended'])
    expect(shownAt('Beta')).toEqual(['lean'])
  })

  describe('whose bets are on both sides', () => {
    const sideOf = (selection: 'over' | 'under', prices: Readonly<Record<string, number>>) =>
      pricedBet({ market: fullGame('total', 8.5), selection, prices, confidence: 60 })
    const [over, under] = [sideOf('over', { Alpha: 2.08, Beta: 1.9 }), sideOf('under', { Beta: 2.06, Gamma: 2.02 })]
    const recommendedAt = (...books: string[]) =>
      boardForBooks(boardOf(null, [...recommendOneSide([over, under])]), new Set(books)).games[0]!.bets.map(
        ({ selection, recommendation, passReason }) => [selection, passReason ?? recommendation],
      )

    it('does so of closing prices, too', () => {
      const closed = recommendOneSide([over, under])
      const board = { ...boardOf(null), games: [{ ...game, closingBets: closed }] }
      const [theirs] = boardForBooks(board, new Set(['Alpha', 'Gamma'])).games
      expect(theirs!.closingBets!.map(({ passReason }) => passReason)).toEqual([null, 'other-side-recommended'])
    })

    it('says down to which price a bet is playable only at the book that pays most: at others its confidence is another', () => {
      const playableAt = (book: string) =>
        boardForBooks(boardOf(null, [under]), new Set([book])).games[0]!.bets.map(({ playableTo }) => playableTo)
      expect(under.playableTo).not.toBeNull()
      expect([playableAt('Beta'), playableAt('Gamma')]).toEqual([[under.playableTo], [null]])
    })

    it('recommends the one that their books pay best for, also if all books together pay more for the other', () => {
      expect(recommendedAt('Alpha', 'Beta', 'Gamma')).toEqual([
        ['over', 'lean'],
        ['under', 'other-side-recommended'],
      ])
      expect(recommendedAt('Beta', 'Gamma')).toEqual([
        ['over', 'value-below-bar'],
        ['under', 'lean'],
      ])
      expect(recommendedAt('Beta')).toEqual([
        ['over', 'value-below-bar'],
        ['under', 'lean'],
      ])
      expect(recommendedAt('Alpha', 'Gamma')).toEqual([
        ['over', 'lean'],
        ['under', 'other-side-recommended'],
      ])
    })
  })
})
