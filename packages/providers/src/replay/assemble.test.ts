import { fullGame, leagues, type Market, startOfPacificDay } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { assembler } from './assemble.ts'
import { factsOf } from './facts-of.ts'
import type { SourceGame, SourceQuote } from './source-game.ts'
import { sourceGameOf } from './source-game-of.ts'

const quote = (market: Market, over: Partial<SourceQuote> = {}): SourceQuote => ({
  book: 'Book',
  market,
  prices: [decimalOdds(1.9), decimalOdds(1.95)],
  mark: null,
  at: null,
  ...over,
})

/** The game that a row with these quotes makes. */
function assembled(...quotes: SourceQuote[]) {
  const games = assembler(leagues.mlb)
  const row = { league: 'mlb', day: '2019-06-15', home: 'BOS', away: 'NYY', score: { home: 9, away: 7 } } as const
  games.take(sourceGameOf({ ...row, quotes }), 'file', 0, true)
  return games.games()[0]!
}

const teamTotal = (team: 'home' | 'away'): Market => ({ ...fullGame('team-total', 4.5), team })

describe('a game put together from a file', () => {
  it('has the team totals of both sides', () => {
    const { quotes } = assembled(quote(teamTotal('home')), quote(teamTotal('away')))
    expect(quotes.map(({ market }) => market.team)).toEqual(['home', 'away'])
  })

  it('has a quote once that the file repeats', () => {
    expect(assembled(quote(teamTotal('home')), quote(teamTotal('home'))).quotes).toHaveLength(1)
  })

  it('knows a price with neither a name nor a time only after the day, as a closing price: it may be one', () => {
    const moneyline = fullGame('moneyline')
    const seenAt = startOfPacificDay('2019-06-15') + 3_600_000
    const facts = factsOf(
      assembled(
        quote(moneyline, { mark: 'open' }),
        quote(moneyline, { mark: 'close' }),
        quote(moneyline),
        quote(moneyline, { at: seenAt }),
      ),
    )
    const [begins, over] = [startOfPacificDay('2019-06-15'), startOfPacificDay('2019-06-16')]
    expect(facts.flatMap((fact) => (fact.kind === 'quote' ? [[fact.quote.mark, fact.observedAt]] : []))).toEqual([
      ['open', begins],
      ['close', over],
      [null, over],
      [null, seenAt],
    ])
  })

  it('is known as soon as it is first quoted, and from its day on at the latest', () => {
    const begins = startOfPacificDay('2019-06-15')
    const knownAt = (...seenAt: number[]) =>
      factsOf(assembled(...seenAt.map((at) => quote(fullGame('moneyline'), { at })))).flatMap((fact) =>
        fact.kind === 'game' ? [fact.observedAt] : [],
      )
    expect(knownAt(begins - 3_600_000, begins - 7_200_000, begins + 3_600_000)).toEqual([begins - 7_200_000])
    expect(knownAt(begins + 3_600_000)).toEqual([begins])
    expect(knownAt()).toEqual([begins])
  })
})

interface Told extends Partial<SourceGame> {
  readonly file?: string
  /** Whether the row may open a game. */
  readonly anchors?: boolean
}

/** Games put together from rows in this order, and what became of each row. */
function assembledRows(...rows: readonly Told[]) {
  const games = assembler(leagues.mlb)
  const taken = rows.map(({ file = 'a', anchors = true, ...row }, i) =>
    games.take(sourceGameOf({ league: 'mlb', day: '2019-06-15', home: 'BOS', away: 'NYY', ...row }), file, i, anchors),
  )
  return { games: games.games(), taken }
}
const [first, second] = [
  { home: 9, away: 7 },
  { home: 2, away: 3 },
]

describe('rows of several files', () => {
  it('fill in what an earlier one does not say, and change nothing that it says', () => {
    const { games } = assembledRows(
      { score: first, starters: { home: 'Ann', away: null } },
      { file: 'b', score: first, startsAt: 7, neutral: true, starters: { home: 'Beth', away: 'Cora' } },
      { file: 'c', score: first, startsAt: 8 },
    )
    expect(games).toMatchObject([
      { score: first, winner: 'home', starters: { home: 'Ann', away: 'Cora' }, game: { startsAt: 7, neutral: true } },
    ])
  })

  it('are two games of a double-header if one file has both, told apart by their scores', () => {
    const { games, taken } = assembledRows(
      ...[{ score: first }, { score: second }],
      { file: 'b', score: second, startsAt: 20 },
      { file: 'b', score: first, startsAt: 10 },
    )
    expect(taken).toEqual([null, null, null, null])
    expect(games.map(({ game: { number, startsAt }, score }) => [number, startsAt, score?.home])).toEqual([
      [1, 10, 9],
      [2, 20, 2],
    ])
  })

  it('are not guessed to be of one of two games if they have no score, even if they know who won', () => {
    const { games, taken } = assembledRows(
      ...[{ score: first }, { score: second }, {}],
      ...[{ file: 'b', winner: 'home' as const }, { file: 'c' }],
    )
    expect(games).toHaveLength(2)
    expect(taken.slice(2)).toEqual(Array.from({ length: 3 }, () => 'double-header not told apart'))
  })

  it('contradict another file if score or winner is another', () => {
    const { games, taken } = assembledRows(
      { score: first },
      { file: 'b', score: { home: 8, away: 7 } },
      { file: 'c', score: { home: 9, away: 6 } },
      { file: 'd', winner: 'away' },
      { file: 'e', winner: 'home' },
    )
    const contradiction = 'contradicts another file'
    expect(taken).toEqual([null, contradiction, contradiction, contradiction, null])
    expect(games).toHaveLength(1)
  })

  it('with one id of one file are of one game, whatever their order', () => {
    const { games } = assembledRows(
      ...[
        { sourceId: 'x', score: first },
        { sourceId: 'y', score: second },
      ],
      { sourceId: 'x', startsAt: 7 },
    )
    expect(games.map(({ game }) => game.startsAt)).toEqual([7, null])
  })

  it('make no game of their own if their file only has prices', () => {
    const { games, taken } = assembledRows({ anchors: false, score: first })
    expect([games, taken]).toEqual([[], ['game not in the other files']])
  })

  it('of the other side at home, or of another day, are of another game', () => {
    const { games } = assembledRows({}, { home: 'NYY', away: 'BOS', file: 'b' }, { day: '2019-06-16', file: 'b' })
    expect(games).toHaveLength(3)
  })

  it('keep the first forecast of each forecaster', () => {
    const by = (forecaster: string, home: number) => ({ forecaster, chances: [home, 1 - home] })
    const { games } = assembledRows(
      { reference: by('elo', 0.6) },
      { file: 'b', reference: by('elo', 0.7) },
      { file: 'c', reference: by('other', 0.8) },
    )
    expect([...(games[0]?.references ?? [])].map(([name, [home]]) => [name, home])).toEqual([
      ['elo', 0.6],
      ['other', 0.8],
    ])
  })

  it('name an unknown team, and refuse a team against itself', () => {
    const { taken } = assembledRows({ home: 'Nowhere Nine' }, { away: 'BOS' })
    expect(taken).toEqual([expect.stringContaining('Nowhere Nine'), 'a team against itself'])
  })

  it('have one main total a book and mark, and every line that was seen at a moment', () => {
    const total = (line: number, at: number | null) => quote(fullGame('total', line), { at })
    expect(assembled(total(8, null), total(8.5, null)).quotes.map(({ market }) => market.line)).toEqual([8])
    expect(assembled(total(8, 5), total(8.5, 5), total(8, 5)).quotes.map(({ market }) => market.line)).toEqual([8, 8.5])
  })
})
