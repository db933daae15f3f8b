import { fullGame, leagues } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import type { OutcomeView, StrategyView, TotalView } from '../src/strategies/strategy.ts'
import type { LeagueScoring, TeamForm } from '../src/strategies/strategy-history.ts'
import { aGame } from './facts.ts'

/** A side in the middle of its league. */
export const form = (of: Partial<TeamForm> = {}): TeamForm => ({
  games: 40,
  wins: 20,
  losses: 20,
  scored: 4.5,
  allowed: 4.5,
  streak: 0,
  rest: 2,
  ...of,
})
const nothing = { mean: 0, games: 0 }
export const noRecord = { 'home underdog': nothing, 'winning streak': nothing, 'losing streak': nothing }
export const scoring = (of: Partial<LeagueScoring> = {}): LeagueScoring => ({
  home: 4.6,
  away: 4.4,
  dispersion: 2.1,
  totalDeviation: 4.4,
  ground: () => 1,
  starter: () => null,
  byDegree: 0,
  temperature: 20,
  beyond: noRecord,
  ...of,
})
export const outcome = (selection: 'home' | 'away', price: number, of: Partial<OutcomeView> = {}): OutcomeView => ({
  selection,
  book: 'one',
  price: decimalOdds(price),
  blend: 0.5,
  model: 0.5,
  market: 0.5,
  opened: null,
  others: null,
  confidence: null,
  ...of,
})
export const total = (of: Partial<TotalView> = {}): TotalView => ({
  line: 8.5,
  market: fullGame('total', 8.5),
  fairOver: 0.5,
  over: { book: 'one', price: decimalOdds(1.95) },
  under: { book: 'one', price: decimalOdds(1.95) },
  ...of,
})
/** What strategies look at; nothing in it speaks for a bet. */
export const view = (of: Partial<StrategyView> = {}): StrategyView => ({
  league: leagues.mlb,
  game: aGame(),
  outcomes: [outcome('home', 1.9), outcome('away', 1.9)],
  leader: null,
  total: null,
  totals: [],
  seen: [],
  home: form(),
  away: form(),
  scoring: scoring(),
  news: [],
  weather: null,
  tickets: {},
  losingRun: 0,
  ...of,
})
