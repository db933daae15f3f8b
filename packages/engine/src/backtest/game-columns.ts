import { type LeagueKey, leagues, type Pick, seasonYearOf, selectionsOf } from '@fairline/domain'
import { isPick } from '../betting/decide-market.ts'
import { winnerMarket } from '../market/game-file.ts'
import { starterOf } from '../market/starter-of.ts'
import { type Column, flag } from '../tables/column.ts'
import type { Said } from './losses.ts'
import type { PricedOutcome } from './prices-at.ts'
import type { WalkedGame } from './walk-forward.ts'

type GameColumn = Column<WalkedGame>

/** Whose probabilities a row lists. */
export interface Opinion {
  /** How its columns begin. */
  readonly name: string
  readonly said: Said
}

/**
 * The columns of a game: what it is, how it ended, what everybody forecast for each outcome, the best prices and their
 * confidence, and what was picked.
 */
export function gameColumns(league: LeagueKey, opinions: readonly Opinion[]): GameColumn[] {
  const outcomes = selectionsOf(winnerMarket(leagues[league].outcomes))
  const ofEach = (name: string, of: (game: WalkedGame, outcome: number) => number | null): GameColumn[] =>
    outcomes.map((outcome, i) => ({ name: `${name}_${outcome}`, of: (game) => of(game, i) }))
  const priced = (part: keyof PricedOutcome) => (game: WalkedGame, outcome: number) =>
    game.priced.find((price) => price.outcome === outcome)?.[part] ?? null
  return [
    ...gameFacts(league),
    { name: 'outcome', of: ({ outcome }) => outcomes[outcome] ?? null },
    { name: 'closed_later', of: ({ closedLater }) => flag(closedLater) },
    ...opinions.flatMap(({ name, said }) => ofEach(name, (game, outcome) => said(game)?.[outcome] ?? null)),
    ...ofEach('price', priced('price')),
    ...ofEach('confidence', priced('confidence')),
    ...pickColumns,
  ]
}

const gameFacts = (league: LeagueKey): GameColumn[] => [
  { name: 'game_id', of: ({ file }) => file.game.id },
  { name: 'league', of: () => league },
  { name: 'day', of: ({ file }) => file.game.day },
  { name: 'season', of: ({ file }) => seasonYearOf(leagues[league], file.game) },
  { name: 'home', of: ({ file }) => file.game.home.name },
  { name: 'away', of: ({ file }) => file.game.away.name },
  { name: 'neutral', of: ({ file }) => flag(file.game.neutral) },
  { name: 'home_starter', of: ({ file }) => starterOf(file.news, 'home') },
  { name: 'away_starter', of: ({ file }) => starterOf(file.news, 'away') },
  { name: 'home_score', of: ({ file }) => file.result?.home ?? null },
  { name: 'away_score', of: ({ file }) => file.result?.away ?? null },
]

const pickPart =
  <Part extends keyof Pick>(part: Part) =>
  ({ decision }: WalkedGame): Pick[Part] | null =>
    isPick(decision) ? decision[part] : null

const pickColumns: readonly GameColumn[] = [
  { name: 'pick', of: pickPart('selection') },
  { name: 'pick_book', of: pickPart('book') },
  { name: 'pick_price', of: pickPart('price') },
  { name: 'pick_probability', of: pickPart('chance') },
  { name: 'pick_expected_value', of: pickPart('expectedValue') },
  { name: 'pick_confidence', of: pickPart('confidence') },
  { name: 'pick_grade', of: pickPart('grade') },
  { name: 'pass_reason', of: ({ decision }) => (isPick(decision) ? null : decision.reason) },
]
