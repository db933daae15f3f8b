export { BetShares } from './game/bet-shares.ts'
export { Fact } from './game/fact.ts'
export { firstGradeOf } from './game/first-grade.ts'
export { Forecast, ReferenceForecast } from './game/forecast.ts'
export { Game, gameId, Side, TaleOfTheTape } from './game/game.ts'
export { GRADE_VERSION, Grade, type GradedBet, gradeOf, gradeTable } from './game/grade.ts'
export {
  fullGame,
  Market,
  MarketKind,
  marketGroup,
  marketKey,
  marketSlot,
  Period,
  Selection,
  selectionsOf,
} from './game/market.ts'
export { News, Weather } from './game/news.ts'
export { Pass, PassReason, Pick } from './game/pick.ts'
export { Price, Quote } from './game/quote.ts'
export { Result } from './game/result.ts'
export { Bases, PeriodScores, PlayerLine, Score } from './game/score.ts'
export { wentToOvertime } from './game/went-to-overtime.ts'
export type { League } from './league/league.ts'
export { LeagueKey } from './league/league-key.ts'
export { leagues } from './league/leagues.ts'
export { type Placed, placeName, plainName, teamCalled } from './league/place-name.ts'
export { type Season, seasonOf, seasonYearOf } from './league/season-of.ts'
export { type Team, teamTable } from './league/team.ts'
export {
  LedgerEntry,
  LedgerRow,
  ledgerKey,
  Origin,
  PickEntry,
  pickKey,
  SettlementEntry,
  SlateEntry,
} from './ledger/ledger-entry.ts'
export { addDays, Day, daysBetween } from './time/day.ts'
export { Instant } from './time/instant.ts'
export { dayIn, instantIn, PACIFIC, pacificDay, startOfPacificDay } from './time/zoned.ts'
