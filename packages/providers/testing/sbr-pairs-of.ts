import { sbrPairs } from '../src/replay/families/sbr-pairs.ts'
import { readRows } from './read-rows.ts'

/** Columns of the archive that the tests' rows are written in, as recorded. */
const COLUMNS = {
  mlb: 'season,game_date,Date,Rot,VH,Team,Pitcher,1st,2nd,3rd,4th,5th,6th,7th,8th,9th,Final,Open,Close,RL,RunLine,RunLine_odds,OpenOU,OpenOU_odds,CloseOU,CloseOU_odds',
  nba: 'season,game_date,Date,Rot,VH,Team,1st,2nd,3rd,4th,Final,Open,Close,ML,2H',
  nhl: 'season,game_date,Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,PuckLine,PuckLine_odds,OpenOU,OpenOU_odds,CloseOU,CloseOU_odds',
} as const

/** Reads rows of a league in that archive, two for each game. */
export const sbrPairsOf =
  (league: keyof typeof COLUMNS) =>
  (...rows: readonly string[]) =>
    readRows(sbrPairs, league, ',', COLUMNS[league], rows)
