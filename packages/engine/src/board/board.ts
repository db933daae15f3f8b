import type {
  Day,
  Forecast,
  Game,
  Instant,
  LeagueKey,
  MarketKind,
  News,
  Pass,
  Pick,
  Result,
  Score,
  Weather,
} from '@fairline/domain'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import type { InPlayForecast } from '../forecast/in-play-forecast.ts'
import type { GameMove } from '../movement/game-moves.ts'
import type { JudgedProp } from '../props/judge-props.ts'
import type { Proposed } from '../strategies/strategy-records.ts'
import type { StrategyStandings } from '../strategies/strategy-standings.ts'
import type { TeamSeason } from './team-seasons.ts'
import type { WatchedBook } from './watched-books.ts'

/** A game as it stands. */
export interface BoardGame {
  readonly game: Game
  /** Made before the start; it stays as it was. Null where no book quoted it, and of a game that was over before it was seen. */
  readonly forecast: Forecast | null
  /** The model only: what is shown where no book quotes a price. Null of a game that was over before it was seen. */
  readonly model: readonly number[] | null
  /** What market and model say while the game is played; null before and after. */
  readonly live: InPlayForecast | null
  /**
   * Every bet as it is now, player props apart: before the start at the last prices, in play at in-play prices. Published
   * bets are always among them, whether or not they can still be made.
   */
  readonly bets: readonly EvaluatedBet[]
  /** The same bets as the game began; null before the start, none of a game that was over before it was seen. */
  readonly closingBets: readonly EvaluatedBet[] | null
  /** Probability of each side to beat another of its league on neutral ground; null where its sides are not known beforehand. */
  readonly strengths: { readonly home: number; readonly away: number } | null
  /** How winner, spread and total moved before the start. */
  readonly moves: readonly GameMove[]
  /** Every line on a player that is quoted before the start; none while past games are still being learned. */
  readonly props: readonly JudgedProp[]
  /** What strategies propose before the start, as prices were at the last tenth minute; none while past games are being learned. */
  readonly proposals: readonly Proposed[]
  /** About the winner. */
  readonly decision: Pick | Pass
  /** About spread and total, where someone quotes them and the league's scores are known to us. */
  readonly lineDecisions: readonly (Pick | Pass)[]
  /** Markets whose published pick is safe but not written to the ledger yet. */
  readonly unrecorded: readonly MarketKind[]
  readonly score: Score | null
  readonly news: readonly News[]
  readonly weather: Weather | null
  readonly result: Result | null
}

/** What is true now. Every change has a version; answers are made from nothing else. */
export interface Board {
  readonly version: number
  /** The moment it was made for. */
  readonly asOf: Instant
  /** The newest fact it rests on; null where there is none. */
  readonly newestFactAt: Instant | null
  readonly source: string
  readonly day: Day
  /** Of today and tomorrow, and those of before that are on or ended within six hours. */
  readonly games: readonly BoardGame[]
  /** Every side's season so far, by league. */
  readonly teams: Readonly<Partial<Record<LeagueKey, readonly TeamSeason[]>>>
  /** What strategies came to in all leagues. */
  readonly strategies: StrategyStandings
  /** Books that are watched in each league, and whether they are excluded. */
  readonly books: readonly WatchedBook[]
  /** Leagues that could not be read, with the reason; null for what concerns all of them. */
  readonly troubles: readonly { readonly league: LeagueKey | null; readonly message: string }[]
  /**
   * Share of the history that has been rated; null once all of it is and the board has caught up with what happened since an
   * earlier run. Before that nothing is picked.
   */
  readonly rated: number | null
}
