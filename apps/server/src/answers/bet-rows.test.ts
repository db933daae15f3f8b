import { fullGame, type Game, type Market } from '@fairline/domain'
import { type BoardGame, isPositiveBet, type PricedBet } from '@fairline/engine'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { AS_OF, beforeTheStart, betWorth, upcomingGame } from '../../testing/board-of.ts'
import {
  betTypeOf,
  booksAgainst,
  booksFor,
  byRank,
  goodDownTo,
  isStrong,
  meanConfidence,
  rankScoreOf,
  rowOf,
} from './bet-rows.ts'

type Row = Parameters<typeof byRank>[0]
const row = (bet: Partial<PricedBet>) => ({ bet, fields: { id: bet.id ?? '' } }) as Row

describe('bets of the board', () => {
  it('are ranked by score, those without a known confidence after them, and last what looks misprinted', () => {
    const rows = [
      row({ id: 'misprinted', rankScore: null, expectedValue: 0.12 }),
      row({ id: 'unknown', rankScore: null, expectedValue: 0.09 }),
      row({ id: 'low', rankScore: 30, expectedValue: 0.01 }),
      row({ id: 'high', rankScore: 49.123, expectedValue: 0.01 }),
    ]
    expect(rows.toSorted(byRank).map(({ fields }) => fields.id)).toEqual(['high', 'low', 'unknown', 'misprinted'])
    expect(rows.map(rankScoreOf)).toEqual([null, null, 30, 49.12])
  })

  it('of the same score are ranked by EV, of the same EV by id, whichever comes first', () => {
    const rows = [
      row({ id: 'b', rankScore: 30, expectedValue: 0.02 }),
      row({ id: 'a', rankScore: 30, expectedValue: 0.02 }),
      row({ id: 'c', rankScore: 30, expectedValue: 0.03 }),
    ]
    for (const list of [rows, rows.toReversed()])
      expect(list.toSorted(byRank).map(({ fields }) => fields.id)).toEqual(['c', 'a', 'b'])
  })

  it('are picks if they were published, recorded once the ledger has them, with the start of their game', () => {
    const shown = (bet: PricedBet, unrecorded: BoardGame['unrecorded'], startsAt: number | null = AS_OF) => {
      const onBoard = upcomingGame('g', [bet], { unrecorded })
      const { fields } = rowOf({ ...onBoard, game: { ...onBoard.game, startsAt } }, bet, 'archive')
      return [fields.isPick, fields.isRecorded, fields.gameTime]
    }
    const bet = betWorth('g', 0.03)
    const pick = betWorth('g', 0.03, { published: beforeTheStart })
    const START = '2026-07-15T19:00:00.000Z'
    expect(shown(bet, [])).toEqual([false, null, START])
    expect(shown(pick, [])).toEqual([true, true, START])
    expect(shown(pick, ['moneyline'])).toEqual([true, false, START])
    expect(shown(pick, ['total'], null)).toEqual([true, true, null])
  })

  it('are named as their sport names them', () => {
    const named = (league: Game['league'], kind: Market['kind']) => betTypeOf(aGame({ league }), fullGame(kind))
    expect([named('mlb', 'spread'), named('nhl', 'spread'), named('nba', 'spread')]).toEqual([
      'Run line',
      'Puck line',
      'Spread',
    ])
    expect([named('mls', 'three-way'), named('mlb', 'total'), named('mlb', 'moneyline')]).toEqual([
      'Three-way',
      'Total',
      'Moneyline',
    ])
    expect(named('mlb', 'team-total')).toBe('team-total')
  })

  it('of an under and of a road team move against the first side of their market', () => {
    const move = { move: 0.1, towards: 3, away: 1, books: 4 }
    const moves = ['total', 'moneyline'].map((kind) => ({ ...move, kind })) as unknown as BoardGame['moves']
    const moved = (kind: Market['kind'], selection: PricedBet['selection']) => {
      const line = kind === 'total' ? 8.5 : null
      const bet = betWorth('g', 0.03, { market: fullGame(kind, line), selection })
      const found = rowOf(upcomingGame('g', [bet], { moves }), bet, 'archive')
      return [found.towards, booksFor(found), booksAgainst(found)]
    }
    expect([moved('total', 'over'), moved('moneyline', 'home')]).toEqual([
      [0.1, 3, 1],
      [0.1, 3, 1],
    ])
    expect([moved('total', 'under'), moved('moneyline', 'away')]).toEqual([
      [-0.1, 1, 3],
      [-0.1, 1, 3],
    ])
  })

  it('are strong from eighty on, as it is shown, and never by an assumed confidence', () => {
    const strong = (confidence: number, confidenceAssumed = false) =>
      isStrong(pricedBet({ prices: { Book: 2.1 }, confidence, confidenceAssumed }))
    expect([79.94, 79.96, 80, 81].map((confidence) => strong(confidence))).toEqual([false, true, true, true])
    expect(strong(70, true)).toBe(false)
  })

  it('are positive above no value, up to a tenth of the stake, on quotes of their own line', () => {
    const base = { state: 'upcoming', carriedOverFrom: null } as const
    const values = [0, 0.0001, 0.1, 0.1005].map((expectedValue) =>
      isPositiveBet({ ...base, expectedValue } as PricedBet),
    )
    expect(values).toEqual([false, true, true, false])
    expect(isPositiveBet({ ...base, expectedValue: 0.05, carriedOverFrom: 8.5 } as unknown as PricedBet)).toBe(false)
    expect(isPositiveBet({ ...base, expectedValue: 0.05, state: 'ended' } as unknown as PricedBet)).toBe(false)
  })

  it('are playable down to a price that still clears the bar, never above their own, and not at all if they are no bet', () => {
    const at = (playableTo: number | null, recommendation = 'lean') =>
      goodDownTo({ playableTo, price: 2.1, recommendation } as PricedBet)
    expect([at(104), at(112), at(null), at(104, 'pass')]).toEqual([104, 110, null, null])
  })

  it('of a draw show no movement: it is measured for one side against the other', () => {
    const game = {
      id: 'g1',
      league: 'laliga',
      startsAt: null,
      neutral: false,
      home: { key: 'FCB', name: 'Barcelona' },
      away: { key: 'RMA', name: 'Real Madrid' },
    }
    const onBoard = { game, unrecorded: [], moves: [{ kind: 'three-way', move: 0.3, towards: 9, away: 1, books: 12 }] }
    const moved = (['home', 'draw', 'away'] as const).map((selection) => {
      const market = { ...fullGame('three-way') }
      const bet = { market, selection, price: 3, quotedAt: 0, fairProbability: 0.3, book: 'Alpha', published: null }
      const { move, towards } = rowOf(onBoard as unknown as BoardGame, bet as unknown as PricedBet, 'archive')
      return [move === null, towards]
    })
    expect(moved).toEqual([
      [false, 0.3],
      [true, null],
      [false, -0.3],
    ])
  })

  it('show a spread from the side that is backed', () => {
    const market = fullGame('spread', -1.5)
    const lines = (['home', 'away'] as const).map((selection) => {
      const bet = pricedBet({ league: 'mlb', market, selection, prices: { Book: 2 } })
      return rowOf(upcomingGame('g', [bet]), bet, 'archive').fields.line
    })
    expect(lines).toEqual([-1.5, 1.5])
  })

  it('count known confidences in a mean, never assumed ones', () => {
    const rows = [80, null, 71].map((confidence) => row({ confidence }))
    // Each is shown as 70.0 and so passes a bar of 70; what they come to together may not fall short of it.
    expect(meanConfidence([69.98, 69.99].map((confidence) => row({ confidence })))).toBe(70)
    expect(meanConfidence([...rows, row({ confidence: 10, confidenceAssumed: true })])).toBe(75.5)
    expect(meanConfidence([row({ confidence: null })])).toBeNull()
  })
})
