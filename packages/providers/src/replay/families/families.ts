import type { Family } from '../family.ts'
import { betExplorer } from './betexplorer.ts'
import { championsLeague } from './champions-league.ts'
import { internationalResults, nhlResults, wnbaResults } from './final-scores.ts'
import { fiveThirtyEight } from './fivethirtyeight.ts'
import { fiveThirtyEightElo } from './fivethirtyeight-elo.ts'
import { fiveThirtyEightSoccer } from './fivethirtyeight-soccer.ts'
import { footballData, footballDataMls } from './football-data.ts'
import { nbaSingleBook } from './nba-single-book.ts'
import { oddsApiLines } from './odds-api-lines.ts'
import { oddsPortal } from './oddsportal.ts'
import { pinnacleLines } from './pinnacle-lines.ts'
import { sbrPairs } from './sbr-pairs.ts'
import { sbrTidy } from './sbr-tidy.ts'
import { snapshots } from './snapshots.ts'
import { ufc } from './ufc.ts'

/** Every family of files the replay reads; to add one, add a file and a line. Of two that fit, the first is meant. */
export const families: readonly Family[] = [
  sbrPairs,
  sbrTidy,
  footballData,
  footballDataMls,
  wnbaResults,
  nhlResults,
  internationalResults,
  betExplorer,
  championsLeague,
  nbaSingleBook,
  ufc,
  snapshots,
  pinnacleLines,
  oddsApiLines,
  oddsPortal,
  fiveThirtyEight,
  fiveThirtyEightSoccer,
  fiveThirtyEightElo,
]
