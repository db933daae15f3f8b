import type { Game } from '@fairline/domain'
import type { LeagueForecaster } from '../forecast/league-forecaster.ts'
import type { BoardGame } from './board.ts'

/** How strong a league's sides are, worked out once until a result of it is learned. */
export function sideStrengths({ strength, files }: Pick<LeagueForecaster, 'strength' | 'files'>) {
  const known = new Map<string, number>()
  let newest: Game | null = null

  function of(side: string, game: Game): number | null {
    const before = known.get(side) ?? strength(side, game)
    if (before !== null) known.set(side, before)
    return before
  }

  return {
    /** Of both sides of a game; null where they are not known beforehand. */
    ofBoth(game: Game): BoardGame['strengths'] {
      const [home, away] = [of(game.home.key, game), of(game.away.key, game)]
      return home === null || away === null ? null : { home, away }
    },
    /** Of a side that may not be about to play: as of the newest game that ended, or one that is to come. */
    asOfNow(side: string): number | null {
      const game = newest ?? [...files.all()][0]?.game
      return game ? of(side, game) : null
    },
    ended(game: Game): void {
      newest = game
    },
    forget: (): void => known.clear(),
  }
}
