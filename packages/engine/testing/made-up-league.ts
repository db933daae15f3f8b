import { addDays, type Day, type Fact, fullGame, type Game, gameId, startOfPacificDay } from '@fairline/domain'
import { logistic, randomStream } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { compareFacts } from '../src/archive/fact-order.ts'

const clubs = ['BOS', 'NYY', 'TOR', 'BAL', 'TB', 'CLE', 'DET', 'CHC', 'HOU', 'SEA']

/** A world whose truth is known: clubs of fixed strength, a market that opens noisy and closes on the truth. */
export interface MadeUp {
  readonly days: readonly Day[]
  /** In the order they became known. */
  readonly facts: readonly Fact[]
}

/**
 * Plays a league for some days: five games a day, with opening and closing prices and results, known when a file
 * without times would make them known.
 */
export function madeUpLeague(count: number, seed = 1, first: Day = '2019-04-01'): MadeUp {
  const next = randomStream(seed)
  const strength = clubs.map(() => (next() - 0.5) * 1.2)
  const days = Array.from({ length: count }, (_, i) => addDays(first, i))
  const facts = days.flatMap((day) => {
    const order = clubs.map((_, i) => ({ i, at: next() })).sort((a, b) => a.at - b.at)
    return Array.from({ length: 5 }, (_, g) => {
      const [away, home] = [order[2 * g]?.i ?? 0, order[2 * g + 1]?.i ?? 0]
      const truth = (strength[home] ?? 0) - (strength[away] ?? 0) + 0.15
      return gameFacts(day, clubs[away] ?? '', clubs[home] ?? '', { truth, opened: truth + (next() - 0.5) * 0.5, next })
    }).flat()
  })
  return { days, facts: facts.sort(compareFacts) }
}

interface Drawn {
  readonly truth: number
  readonly opened: number
  readonly next: () => number
}

function gameFacts(day: Day, away: string, home: string, { truth, opened, next }: Drawn): Fact[] {
  const [begins, over] = [startOfPacificDay(day), startOfPacificDay(addDays(day, 1))]
  const id = gameId({ league: 'mlb', day, number: 1, home, away })
  const sides = { home: { key: home, name: home }, away: { key: away, name: away } }
  const game: Game = { id, league: 'mlb', day, startsAt: null, ...sides, neutral: false, number: 1 }
  const homeWon = next() < logistic(truth)
  const [winner, loser] = [3 + Math.floor(next() * 6), Math.floor(next() * 3)]
  const [homeScore, awayScore] = homeWon ? [winner, loser] : [loser, winner]
  const quote = (mark: 'open' | 'close', logOdds: number, observedAt: number): Fact => ({
    kind: 'quote',
    quote: { gameId: id, book: 'Book', market: fullGame('moneyline'), prices: prices(logOdds), mark, observedAt },
    observedAt,
  })
  return [
    { kind: 'game', game, observedAt: begins },
    quote('open', opened, begins),
    quote('close', truth, over),
    {
      kind: 'result',
      result: { gameId: id, winner: homeWon ? 'home' : 'away', home: homeScore, away: awayScore, observedAt: over },
      observedAt: over,
    },
  ]
}

function prices(logOdds: number): DecimalOdds[] {
  const home = logistic(logOdds)
  return [1 / (home * 1.0125), 1 / ((1 - home) * 1.0125)] as DecimalOdds[]
}
