import { type Day, fullGame, type Instant, instantIn, type LeagueKey, pacificDay } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { readQuote } from '../read-price.ts'
import { scoreOf } from '../read-score.ts'
import type { LeaveOut, SourceGame, SourceQuote } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'
import { footballDataLines } from './football-data-lines.ts'

const leagueOf: Readonly<Record<string, LeagueKey>> = { SP1: 'laliga', I1: 'seriea', E0: 'premier' }

/**
 * Books by the codes in the column names; `VCH` is VC Bet's home price, not a closing price of a book named V. Best and
 * mean prices are no book's, and exchange prices are before commission: they are not read.
 */
const books: Readonly<Record<string, string>> = {
  B365: 'Bet365',
  BW: 'bwin',
  IW: 'Interwetten',
  PS: 'Pinnacle',
  WH: 'William Hill',
  VC: 'VC Bet',
  LB: 'Ladbrokes',
  SB: 'Sportingbet',
  SJ: 'Stan James',
  GB: 'Gamebookers',
  BS: 'Blue Square',
  '1XB': '1xBet',
  BF: 'Betfair Sportsbook',
  BFD: 'Betfred',
  BMGM: 'BetMGM',
  BV: 'BetVictor',
  CL: 'Coral',
}

/** Football-Data.co.uk's European files: first and closing three-way prices of several books, totals and handicaps of two, British times. */
export const footballData: Family = {
  name: 'Football-Data.co.uk',
  format: 'football-data',
  folders: ['soccer'],
  leagues: ['laliga', 'seriea', 'premier'],
  columns: ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ league, leaveOut }) => {
    const columns = { league, home: 'HomeTeam', away: 'AwayTeam', goals: ['FTHG', 'FTAG'] } as const
    const toGame = britishGames({ ...columns, marks: ['open', 'close'] }, leaveOut)
    return {
      row(row) {
        if (leagueOf[row.get('Div').trim()] === league) return toGame(row)
        leaveOut('row', 'row of another league', row.text)
        return []
      },
      end() {},
    }
  },
}

/** Football-Data.co.uk's file of all MLS seasons: closing prices only. */
export const footballDataMls: Family = {
  name: 'Football-Data.co.uk, all seasons in one file',
  format: 'football-data-mls',
  folders: ['soccer'],
  leagues: ['mls'],
  columns: ['League', 'Season', 'Date', 'Home', 'Away', 'HG', 'AG', 'PSCH'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ leaveOut }) => {
    const columns = { league: 'mls', home: 'Home', away: 'Away', goals: ['HG', 'AG'] } as const
    const toGame = britishGames({ ...columns, marks: ['close'] }, leaveOut)
    return {
      row(row) {
        if (row.get('League').trim() === 'MLS') return toGame(row)
        leaveOut('row', 'row of another league', row.text)
        return []
      },
      end() {},
    }
  },
}

interface Columns {
  readonly league: LeagueKey
  readonly home: string
  readonly away: string
  readonly goals: readonly [string, string]
  readonly marks: readonly ('open' | 'close')[]
}

function britishGames(columns: Columns, leaveOut: LeaveOut): (row: Row) => readonly SourceGame[] {
  return (row) => {
    const written = readDay(row.get('Date'))
    const startsAt = written === null ? null : kickOff(written, row.get('Time'))
    if (written === null || startsAt === 'not a time') {
      leaveOut('row', written === null ? 'no date' : 'no time of day', row.text)
      return []
    }
    const quotes = columns.marks.flatMap((mark) => [
      ...winnersOf(row, mark, leaveOut),
      ...footballDataLines(columns.league, row, mark, leaveOut),
    ])
    return [
      sourceGameOf({
        league: columns.league,
        // An evening in America is the next day in Britain.
        day: startsAt === null ? written : pacificDay(startsAt),
        startsAt,
        home: row.get(columns.home),
        away: row.get(columns.away),
        score: scoreOf(columns.league, row.get(columns.goals[0]), row.get(columns.goals[1]), leaveOut),
        quotes,
      }),
    ]
  }
}

function winnersOf(row: Row, mark: 'open' | 'close', leaveOut: LeaveOut): SourceQuote[] {
  return Object.entries(books).flatMap(([code, book]) => {
    const cells = ['H', 'D', 'A'].map((side) => row.get(mark === 'open' ? `${code}${side}` : `${code}C${side}`))
    return readQuote({ book, market: fullGame('three-way'), cells, format: 'decimal', mark }, leaveOut)
  })
}

/** Null where the file has no time. */
function kickOff(day: Day, time: string): Instant | 'not a time' | null {
  const text = time.trim()
  if (text === '') return null
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(text) ? instantIn('Europe/London', day, text) : 'not a time'
}
