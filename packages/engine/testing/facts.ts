import { type Fact, fullGame, type Game, GRADE_VERSION, gradeOf, type PickEntry, type Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { type GameFile, gameFiles } from '../src/market/game-file.ts'

/** A game between two clubs of the tests' own. */
export const aGame = (over: Partial<Game> = {}): Game => ({
  id: 'mlb-2019-06-15-nyy-bos',
  league: 'mlb',
  day: '2019-06-15',
  startsAt: null,
  home: { key: 'BOS', name: 'Boston Red Sox' },
  away: { key: 'NYY', name: 'New York Yankees' },
  neutral: false,
  number: 1,
  ...over,
})

/** A file of a game that was quoted so. */
export function aFile(quotes: readonly Quote[], over: Partial<Game> = {}): GameFile {
  const game = aGame(over)
  const files = gameFiles()
  files.file({ kind: 'game', game, observedAt: 0 })
  for (const quote of quotes)
    files.file({ kind: 'quote', quote: { ...quote, gameId: game.id }, observedAt: quote.observedAt })
  return files.of(game.id) as GameFile
}

/** A pick of that game as it would be published. */
export function aPick(over: Partial<Game> = {}): PickEntry {
  const game = aGame(over)
  const expectedValue = 0.5 * 2.1 - 1
  return {
    kind: 'pick',
    origin: 'replay',
    game,
    pick: {
      gameId: game.id,
      market: fullGame('moneyline'),
      selection: 'home',
      book: 'Book',
      price: decimalOdds(2.1),
      chance: 0.5,
      expectedValue,
      confidence: 76,
      grade: gradeOf({ chance: 0.5, price: decimalOdds(2.1), confidence: 76 }),
      gradeVersion: GRADE_VERSION,
      quotedAt: 1000,
      madeAt: 1000,
      modelVersion: 'rating-3',
    },
  }
}

/** Facts of one game: announced, priced twice, decided. */
export function someFacts(over: Partial<Game> = {}): Fact[] {
  const game = aGame(over)
  const prices = [1.9, 2] as DecimalOdds[]
  const quote = { gameId: game.id, book: 'Book', market: fullGame('moneyline'), prices }
  return [
    { kind: 'game', game, observedAt: 1000 },
    { kind: 'quote', quote: { ...quote, mark: 'open', observedAt: 1000 }, observedAt: 1000 },
    { kind: 'quote', quote: { ...quote, mark: 'close', observedAt: 2000 }, observedAt: 2000 },
    {
      kind: 'result',
      result: { gameId: game.id, winner: 'home', home: 5, away: 3, observedAt: 2000 },
      observedAt: 2000,
    },
  ]
}
