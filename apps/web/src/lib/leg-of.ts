import type { Leg } from './slip.ts'

/** A bet as any answer tells it. */
type Told = Omit<Leg, 'game'> & { readonly homeTeam: string; readonly awayTeam: string }

/** A bet as it stands on the slip. */
export const legOf = (bet: Told): Leg => ({
  id: bet.id,
  gameId: bet.gameId,
  league: bet.league,
  game: `${bet.awayTeam} @ ${bet.homeTeam}`,
  pick: bet.pick,
  odds: bet.odds,
  bookmaker: bet.bookmaker,
  winProbability: bet.winProbability,
})
