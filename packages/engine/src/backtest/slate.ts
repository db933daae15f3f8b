import { addDays, type Day, type Fact, type LeagueKey, leagues, startOfPacificDay } from '@fairline/domain'
import type { NoVigChoice } from '../forecast/fitted-no-vig.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { type EndedGame, type OpenGame, walkForward } from './walk-forward.ts'

/** A day of a league: what was forecast for each game at the open, and what came of it where that is known. */
export interface Slate {
  readonly league: LeagueKey
  readonly day: Day
  readonly games: readonly (OpenGame & Partial<EndedGame>)[]
}

/**
 * A day as it looked when its prices opened, with its closing prices and results.
 *
 * @param facts  of the league, in the order they became known; those after the day are not looked at
 */
export function slateOf(
  facts: readonly Fact[],
  { league, day, noVig }: { league: LeagueKey; day: Day; noVig: NoVigChoice },
): Slate {
  const over = startOfPacificDay(addDays(day, 1))
  const forecaster = leagueForecaster(leagues[league], 'open', noVig)
  const ended: EndedGame[] = []
  const open = walkForward(
    facts.filter(({ observedAt }) => observedAt <= over),
    forecaster,
    { at: 'open', onGame: (game) => void (game.file.game.day === day && ended.push(game)) },
  )
  const games = [...ended, ...open.filter(({ file }) => file.game.day === day)]
  return { league, day, games: games.sort((a, b) => (a.file.game.id < b.file.game.id ? -1 : 1)) }
}
