import { type BetQuery, leagueKeys } from '@fairline/contract'
import { LeagueKey } from '@fairline/domain'
import type { Board, EvaluatedBet } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf as shownBoard, upcomingGame } from '../../testing/board-of.ts'
import { cursorIssue } from './bet-cursor.ts'
import { presentBets } from './present-bets.ts'

const betOf = (id: string, expectedValue: number | null): EvaluatedBet =>
  ({
    id,
    gameId: 'g',
    league: 'mlb',
    selection: 'over',
    state: 'live',
    expectedValue,
    market: { kind: 'total', period: 'full', line: 8.5, team: null, player: null, stat: null, alternate: false },
    fairProbability: null,
    pushProbability: 0,
    carriedOverFrom: null,
    price: null,
    book: null,
    quotedAt: null,
    confidence: null,
    confidenceAssumed: false,
    rankScore: null,
    passReason: 'price-gone',
    published: null,
  }) as unknown as EvaluatedBet

const boardOf = (values: Readonly<Record<string, number | null>>): Board => {
  const bets = Object.entries(values).map(([id, expectedValue]) => betOf(id, expectedValue))
  const game = { game: { id: 'g', startsAt: 0 }, bets, props: [], result: null }
  return { games: [game], asOf: 1, newestFactAt: null, rated: null, troubles: [] } as unknown as Board
}

const idsOf = (board: Board, query: BetQuery) => presentBets(board, query).bets.map(({ id }) => id)

describe('pages of bets', () => {
  it('neither repeat nor skip a bet whose expected value changes between them', () => {
    const first = presentBets(boardOf({ d: 0.4, c: 0.3, b: 0.2, a: null }), { limit: 2 })
    const later = boardOf({ d: 0.1, c: null, b: 0.5, a: 0.6 })
    const rest = idsOf(later, { limit: 2, cursor: first.nextCursor! })
    expect([...first.bets.map(({ id }) => id), ...rest]).toEqual(['a', 'b', 'c', 'd'])
  })

  it('end with a null cursor, and continue after a bet that is gone', () => {
    const { nextCursor } = presentBets(boardOf({ a: 0, b: 0, c: 0 }), { limit: 2 })
    expect(idsOf(boardOf({ a: 0, c: 0 }), { limit: 1, cursor: nextCursor! })).toEqual(['c'])
    expect(presentBets(boardOf({ a: 0, b: 0 }), { limit: 2 }).nextCursor).toBeNull()
  })
})

describe('a line that a probability was carried over from', () => {
  const carriedOver = (selection: EvaluatedBet['selection'], kind: 'spread' | 'total') => {
    const bet = { ...betOf('a', 0), selection, carriedOverFrom: -2.5 }
    const market = { ...bet.market, kind, line: -1.5 }
    const game = { game: { id: 'g', startsAt: 0 }, bets: [{ ...bet, market }], props: [], result: null }
    const { line, carriedOverFrom } = presentBets({ ...boardOf({}), games: [game] } as unknown as Board).bets[0]!
    return { line, carriedOverFrom }
  }

  it('has the sign of the side the bet is on, as the line of the bet has', () => {
    expect(carriedOver('home', 'spread')).toEqual({ line: -1.5, carriedOverFrom: -2.5 })
    expect(carriedOver('away', 'spread')).toEqual({ line: 1.5, carriedOverFrom: 2.5 })
    expect(carriedOver('under', 'total')).toEqual({ line: -1.5, carriedOverFrom: -2.5 })
  })

  it('is not there where the line itself is priced', () => {
    expect(presentBets(boardOf({ a: 0 })).bets[0]!.carriedOverFrom).toBeNull()
  })
})

describe('a cursor', () => {
  it.each(['g|total|8.5|over', 'g|total|10.5|over', 'g|player-prop|José Ñandú|1.5|over'])(
    'stands in an address as it is: after %s',
    (id) => {
      const board = boardOf({ [id]: 0, z: 0 })
      const cursor = presentBets(board, { limit: 1 }).nextCursor!
      expect(encodeURIComponent(cursor)).toBe(cursor)
      expect(idsOf(board, { limit: 1, cursor })).toEqual(['z'])
    },
  )

  const filters: BetQuery = { league: 'mlb', minEv: 0, books: 'Alpha,Beta' }
  const cursor = presentBets(boardOf({ a: 0, b: 0 }), { ...filters, limit: 1 }).nextCursor!

  it('is accepted for the filters it was given for, whatever the limit and the order of books', () => {
    expect(cursorIssue({ ...filters, cursor, limit: 7, books: 'beta, alpha' })).toBeNull()
    expect(cursorIssue({ ...filters, cursor, books: 'Alpha,Beta,alpha,' })).toBeNull()
    expect(cursorIssue(filters)).toBeNull()
  })

  it('is refused for other filters, and if it was not given by this endpoint', () => {
    const others: readonly BetQuery[] = [
      { ...filters, league: 'nba' },
      { ...filters, minEv: 0.01 },
      { ...filters, state: 'live' },
      { ...filters, books: 'Alpha' },
      { ...filters, region: 'us' },
      { league: 'mlb' },
    ]
    for (const query of others) expect(cursorIssue({ ...query, cursor })?.path).toEqual(['cursor'])
    for (const text of ['', 'rubbish', '0.05~g|total|8.5|over', `${cursor}x`])
      expect(cursorIssue({ ...filters, cursor: text })?.message).toContain('expected nextCursor of a response')
  })
})

it('lists the same leagues in the contract as in the domain', () => {
  expect(leagueKeys).toEqual(LeagueKey.options)
})

it('says of a recommended bet that it is against a published pick, and shows a published confidence that is not known as none', () => {
  const published = { ...beforeTheStart, confidence: null }
  const bets = [betWorth('g', 0.03), betWorth('g', -0.02, { selection: 'away', published })]
  const [away, home] = presentBets(shownBoard(upcomingGame('g', bets))).bets
  expect(home?.reasons[1]).toBe(
    'Against our published pick New York Yankees to win (moneyline), which is not recommended now',
  )
  expect(away?.reasons.join()).not.toContain('Against')
  expect(away?.published?.confidence).toBe(null)
})
