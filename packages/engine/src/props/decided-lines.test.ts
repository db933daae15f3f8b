import { type Game, leagues, type PlayerLine, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { gameFiles } from '../market/game-file.ts'
import { closedPlaces } from './closed-props.ts'
import { decidedLines } from './decided-lines.ts'
import { propModels } from './prop-models.ts'

const game: Game = {
  id: 'g',
  league: 'nba',
  day: '2026-01-10',
  startsAt: 1000,
  number: 1,
  neutral: false,
  home: { key: 'BOS', name: 'Boston' },
  away: { key: 'NYK', name: 'New York' },
}
const quote = (book: string, player: string, line: number, stat = 'points'): Quote => ({
  gameId: 'g',
  book,
  mark: null,
  observedAt: 1,
  market: { kind: 'player-prop', period: 'full', line, team: null, player, stat, alternate: false },
  prices: [decimalOdds(1.9), decimalOdds(1.9)],
})

function decided(quotes: readonly Quote[], lines: readonly PlayerLine[]) {
  const files = gameFiles(true)
  files.file({ kind: 'game', game, observedAt: 0 })
  for (const one of quotes) files.file({ kind: 'quote', quote: one, observedAt: 1 })
  const { of, spread, noVig } = propModels(leagues.nba)
  const places = closedPlaces(files.of('g')!, { league: leagues.nba, of, spread, noVig })
  return decidedLines(places, { lines: [...lines] }, (player, stat) => of(game, player, stat))
}

describe('lines on players that were decided', () => {
  const anna = { side: 'home', player: 'Anna', stats: { points: 21, rebounds: 4 } } as const

  it('went over or under, each with the books that priced it', () => {
    const lines = decided([quote('a', 'Anna', 20.5), quote('b', 'Anna', 20.5), quote('c', 'Anna', 21.5)], [anna])
    expect(lines.map(({ quotes, wentOver }) => [quotes.length, wentOver])).toEqual([
      [2, true],
      [1, false],
    ])
  })

  it('are none that were hit exactly, and none of a player who did not play', () => {
    expect(decided([quote('a', 'Anna', 21), quote('a', 'Beth', 5.5)], [anna])).toEqual([])
  })

  it('are none on quarter lines, of which half may be returned', () => {
    expect(decided([quote('a', 'Anna', 20.75), quote('a', 'Anna', 23.25)], [anna])).toEqual([])
  })

  it('count sums of stats, and have no opinion of ours on a player who was never seen', () => {
    expect(decided([quote('a', 'Anna', 24.5, 'points+rebounds')], [anna])).toEqual([
      expect.objectContaining({ stat: 'points+rebounds', wentOver: true, learned: null }),
    ])
  })
})
