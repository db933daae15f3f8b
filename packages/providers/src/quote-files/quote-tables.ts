import { fullGame, LeagueKey, type Market, pacificDay } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { americanOf, decimalOf } from '../table/cells.ts'
import { reasonAgainstLine } from '../table/plausible-line.ts'
import { readDay } from '../table/read-day.ts'
import { readInstant, readOptionalInstant } from '../table/read-instant.ts'
import { readLine } from '../table/read-line.ts'
import type { Row } from '../table/row.ts'
import { snapshotSeenAt } from '../table/snapshot-seen-at.ts'
import { eventName, type SeenQuote } from './seen-quote.ts'

/** A kind of table with quotes of several books, known by its columns. */
export interface QuoteTable {
  readonly columns: readonly string[]
  /**
   * @param count  called with the reason for each market that is left out of a row that has others
   * @returns the reader of a row: quotes, or why there are none
   */
  reader(header: readonly string[], count: (reason: string) => void): (row: Row) => readonly SeenQuote[] | string
}

type Priced = Pick<SeenQuote, 'market' | 'prices'>

/** Best and mean prices are no book's; exchange prices are before commission. */
const noBooks = new Set(['Max', 'Avg', 'BbMx', 'BbAv', 'BFE'])

/**
 * Books of a Football-Data header: every X with XH, XD and XA. `XC` is X at the close where X is a book too: VC is a book of its own,
 * as there is no V.
 */
export function footballDataBooks(
  header: readonly string[],
): readonly { readonly code: string; readonly mark: 'open' | 'close' }[] {
  const known = new Set(header)
  const codes = header
    .filter((column) => column.length > 1 && column.endsWith('H'))
    .map((column) => column.slice(0, -1))
    .filter((code) => known.has(`${code}D`) && known.has(`${code}A`))
  const isClose = (code: string) => code.endsWith('C') && codes.includes(code.slice(0, -1))
  return codes
    .map((code) => (isClose(code) ? { code, mark: 'close' as const } : { code, mark: 'open' as const }))
    .filter(({ code, mark }) => !noBooks.has(mark === 'close' ? code.slice(0, -1) : code))
}

const footballData: QuoteTable = {
  columns: ['Div', 'Date', 'HomeTeam', 'AwayTeam'],
  reader(header) {
    const books = footballDataBooks(header)
    return (row) => {
      const day = readDay(row.get('Date'))
      if (day === null) return 'no date'
      const event = eventName(row.get('AwayTeam'), row.get('HomeTeam'), day)
      return books.flatMap(({ code, mark }) => {
        const prices = ['H', 'D', 'A'].map((side) => decimalOf(row.get(`${code}${side}`)))
        const book = mark === 'close' ? code.slice(0, -1) : code
        return nothingIn(prices)
          ? []
          : [{ event, eventKey: event, book, market: fullGame('three-way'), prices, at: null, mark, snapshot: null }]
      })
    }
  },
}

const nothingIn = (prices: readonly (DecimalOdds | null)[]) => prices.every((price) => price === null)

const oddsPortal: QuoteTable = {
  columns: [
    'date',
    'away_team',
    'home_team',
    'bookmaker',
    'opening_away',
    'opening_home',
    'closing_away',
    'closing_home',
  ],
  reader: () => (row) => {
    const day = readDay(row.get('date'))
    if (day === null) return 'no date'
    const event = eventName(row.get('away_team'), row.get('home_team'), day)
    // Two games of one day are distinguished by their page.
    const eventKey = `${event}|${row.get('game_href')}`
    return (['open', 'close'] as const).flatMap((mark) => {
      const column = mark === 'open' ? 'opening' : 'closing'
      const prices = [americanOf(row.get(`${column}_home`)), americanOf(row.get(`${column}_away`))]
      const seen = { event, eventKey, book: row.get('bookmaker'), at: null, mark, snapshot: null }
      const quote = { ...seen, market: fullGame('moneyline'), prices }
      return nothingIn(prices) ? [] : [quote]
    })
  },
}

const snapshots: QuoteTable = {
  columns: ['snapshot_label', 'date', 'game_id', 'commence_time', 'home_team', 'away_team', 'bookmaker', 'ml_home'],
  reader: (_, count) => (row) => {
    const [day, starts] = [readDay(row.get('date')), readInstant(row.get('commence_time'))]
    if (day === null || starts === null) return 'no date'
    const at = snapshotSeenAt(row, day)
    if (at === 'unreadable') return 'no date'
    if (at !== null && at >= starts) return 'seen after the start'
    const seen = {
      // The date is that of the snapshot, which may be taken days before the game.
      event: eventName(row.get('away_team'), row.get('home_team'), pacificDay(starts)),
      eventKey: row.get('game_id'),
      book: row.get('bookmaker'),
      at,
      mark: null,
      snapshot: at === null ? row.get('snapshot_label') : new Date(at).toISOString(),
    }
    return mainMarkets(row, count).map((priced) => ({ ...seen, ...priced }))
  },
}

function mainMarkets(row: Row, count: (reason: string) => void): Priced[] {
  const american = (first: string, second: string) => [americanOf(row.get(first)), americanOf(row.get(second))]
  const [spread, against, total] = ['spread_home', 'spread_away', 'total_line'].map((column) =>
    readLine(row.get(column)),
  )
  const markets: (Priced | null)[] = [
    { market: fullGame('moneyline'), prices: american('ml_home', 'ml_away') },
    // A spread whose sides do not mirror each other is no market.
    typeof spread === 'number' && typeof against === 'number' && spread === -against
      ? { market: fullGame('spread', spread), prices: american('spread_home_odds', 'spread_away_odds') }
      : null,
    typeof total === 'number'
      ? { market: fullGame('total', total), prices: american('total_over_odds', 'total_under_odds') }
      : null,
  ]
  const league = LeagueKey.safeParse(row.get('sport').toLowerCase())
  return markets
    .filter((priced) => priced !== null)
    .filter(({ market, prices }) => {
      if (nothingIn(prices)) return false
      const reason = league.success ? reasonAgainstLine(league.data, market) : null
      if (reason !== null) count(reason)
      return reason === null
    })
}

const propOf = (player: string, stat: string, line: number): Market => ({
  kind: 'player-prop',
  period: 'full',
  line,
  player: player.trim(),
  stat,
  team: null,
  alternate: false,
})

const playerProps: QuoteTable = {
  columns: ['player', 'market', 'line', 'bookmaker', 'game', 'game_time', 'over_odds', 'under_odds'],
  reader: (header) => {
    const seen = ['snapshot', 'market_last_update'].find((column) => header.includes(column)) ?? 'snapshot'
    return (row) => {
      const [line, starts] = [readLine(row.get('line')), readInstant(row.get('game_time'))]
      if (line === null || starts === null) return line === null ? 'no line' : 'no time'
      // Snapshots are in UTC, without saying so in the cell.
      const at = readOptionalInstant(row.get(seen), seen === 'snapshot' ? 'utc' : 'written')
      if (at === 'unreadable') return 'no time'
      const prices = [americanOf(row.get('over_odds')), americanOf(row.get('under_odds'))]
      if (nothingIn(prices)) return 'no price'
      const market = propOf(row.get('player'), row.get('market'), line)
      const event = `${row.get('game').trim()} ${pacificDay(starts)}`
      const eventKey = row.get('event_id').trim() || event
      const snapshot = snapshotOf(row.get(seen))
      return [{ event, eventKey, book: row.get('bookmaker'), market, prices, at, mark: null, snapshot }]
    }
  },
}

const snapshotOf = (cell: string) => (cell.trim() === '' ? null : cell.trim())

const hockeyProps: QuoteTable = {
  columns: ['date', 'player_name', 'market', 'line', 'over_price', 'under_price', 'book', 'first_seen_at'],
  reader: () => (row) => {
    const [day, line] = [readDay(row.get('date')), readLine(row.get('line'))]
    if (day === null || line === null) return line === null ? 'no line' : 'no date'
    const prices = [americanOf(row.get('over_price')), americanOf(row.get('under_price'))]
    if (nothingIn(prices)) return 'no price'
    const market = propOf(row.get('player_name'), row.get('market').toLowerCase(), line)
    const at = readOptionalInstant(row.get('first_seen_at'))
    if (at === 'unreadable') return 'no time'
    // The file names no game: a player has one a day.
    const event = `game of ${row.get('player_name').trim()} ${day}`
    return [{ event, eventKey: event, book: row.get('book'), market, prices, at, mark: null, snapshot: null }]
  },
}

/** Every kind of table with quotes of several books that is read. */
export const quoteTables: readonly QuoteTable[] = [footballData, oddsPortal, snapshots, playerProps, hockeyProps]
