import { fullGame, type Instant, type LeagueKey, type Market, pacificDay } from '@fairline/domain'
import { reasonAgainstLine } from '../../table/plausible-line.ts'
import { readInstant } from '../../table/read-instant.ts'
import { readLine } from '../../table/read-line.ts'
import type { Row } from '../../table/row.ts'
import type { Family } from '../family.ts'
import { hasPriceForEachSelection, readQuote, WRONG_NUMBER_OF_PRICES } from '../read-price.ts'
import type { SourceGame } from '../source-game.ts'
import { sourceGameOf } from '../source-game-of.ts'

/**
 * Pinnacle's lines over time: moneyline, spreads, totals and team totals, one row per market and moment. The file does
 * not say which spread or total is the main one, so each is kept as an alternate.
 */
export const pinnacleLines: Family = {
  name: 'Pinnacle lines',
  format: 'pinnacle-lines',
  folders: ['wnba'],
  leagues: null,
  columns: ['captured_utc', 'matchup_id', 'start', 'teams', 'type', 'side', 'points', 'prices'],
  rowsPerGame: 1,
  anchors: true,
  reader: ({ league, leaveOut }) => ({
    row(row): readonly SourceGame[] {
      // The file has its starts in UTC, without saying so in the cell.
      const at = readInstant(row.get('captured_utc'), 'utc')
      const startsAt = readInstant(row.get('start'), 'utc')
      const [home, away] = row.get('teams').split('|')
      const market = marketOf(row)
      const cells = row.get('prices').split(',')
      if (at === null || startsAt === null) {
        leaveOut('row', 'no date', row.text)
        return []
      }
      const reason = reasonAgainst({ league, at, startsAt, away, market, cells })
      if (reason !== null || market === null) {
        leaveOut('row', reason ?? 'market not known', row.text)
        return []
      }
      const quoted = {
        book: 'Pinnacle',
        market,
        cells,
        format: 'american',
        mark: null,
        at,
      } as const
      return [
        sourceGameOf({
          league,
          day: pacificDay(startsAt),
          startsAt,
          home: home ?? '',
          away: away ?? '',
          sourceId: row.get('matchup_id'),
          quotes: readQuote(quoted, leaveOut),
        }),
      ]
    },
    end() {},
  }),
}

interface Read {
  readonly league: LeagueKey
  readonly at: Instant
  readonly startsAt: Instant
  readonly away: string | undefined
  readonly market: Market | null
  readonly cells: readonly string[]
}

function reasonAgainst({ league, at, startsAt, away, market, cells }: Read): string | null {
  if (away === undefined) return 'teams not told apart'
  if (market === null) return 'market not known'
  if (!hasPriceForEachSelection(market, cells)) return WRONG_NUMBER_OF_PRICES
  // Lines in play may be far off: that they are in play is the reason.
  return at >= startsAt ? 'seen after the start' : reasonAgainstLine(league, market)
}

function marketOf(row: Row): Market | null {
  const [type, line] = [row.get('type'), readLine(row.get('points'))]
  if (type === 'moneyline') return fullGame('moneyline')
  if (line === null) return null
  if (type === 'spread' || type === 'total') return { ...fullGame(type, line), alternate: true }
  const side = row.get('side')
  if (type !== 'team_total' || (side !== 'home' && side !== 'away')) return null
  return { ...fullGame('team-total', line), team: side }
}
