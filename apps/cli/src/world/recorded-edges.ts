import type { LeagueKey } from '@fairline/domain'
import { type EdgeShare, FeedError, recordedEdges, recordedPropEdges } from '@fairline/engine'
import { readBody, readProps } from '@fairline/providers'

/** A recorded share, and where and when it was recorded. */
export interface RecordedShare extends Pick<EdgeShare, 'market' | 'bets' | 'books' | 'positive' | 'aboveOnePercent'> {
  readonly league: LeagueKey
}

const share = (
  league: LeagueKey,
  market: string,
  [bets, books]: readonly [number, number],
  [positive, aboveOnePercent]: readonly [number, number],
): RecordedShare => ({ league, market, bets, books, positive: positive / 100, aboveOnePercent: aboveOnePercent / 100 })

/**
 * Shares of recorded bets whose best price beats the books, as `--recorded` measures them.
 *
 * @source measured on 23 November 2026 on the files of `/work/shared/data`: MLB openings of 2014 (OddsPortal), WNBA of June and
 * July 2026, NBA props of 2024-25, NHL props of 2025-26, MLB pitchers of August 2026, soccer openings of 2014-24
 * (football-data, which collects its books' prices hours apart)
 */
export const recordedShares: readonly RecordedShare[] = [
  share('mlb', 'moneyline', [2070, 7.6], [19.7, 10.5]),
  share('mlb', 'prop hits allowed', [118, 3.8], [0.8, 0]),
  share('mlb', 'prop outs', [122, 4.5], [2.5, 2.5]),
  share('mlb', 'prop strikeouts', [124, 4.7], [3.2, 0.8]),
  share('nba', 'prop assists', [4904, 5.7], [4.2, 2.2]),
  share('nba', 'prop points', [7310, 5.2], [2.1, 1]),
  share('nba', 'prop points+rebounds+assists', [5072, 4], [1.5, 0.6]),
  share('nba', 'prop rebounds', [7118, 5.7], [3.7, 2]),
  share('nba', 'prop threes', [27_970, 5.6], [4.3, 2]),
  share('wnba', 'moneyline', [242, 4], [12.4, 9.5]),
  share('wnba', 'spread', [204, 3.7], [4.9, 1.5]),
  share('wnba', 'total', [178, 3.5], [2.2, 0]),
  share('nhl', 'prop points', [3192, 3], [1, 0.3]),
  share('nhl', 'prop shots', [11_934, 3], [0.1, 0.1]),
  share('laliga', 'three-way', [14_820, 7.3], [20.3, 14.3]),
  share('seriea', 'three-way', [14_814, 7.3], [22.1, 15.5]),
  share('premier', 'three-way', [10_260, 6.4], [21.6, 14.2]),
]

const measuredLeagues = ['mlb', 'nba', 'wnba', 'nhl', 'laliga', 'seriea', 'premier'] as const

/** Measures the same again on recorded files; a league that has none there is left out. */
export async function measureRecorded(folders: readonly string[]): Promise<RecordedShare[]> {
  const measured: RecordedShare[] = []
  for (const league of measuredLeagues) {
    const body = await readOrNull(() => readBody(league, folders))
    const props = await readOrNull(() => readProps(league, folders))
    if (body) measured.push(...recordedEdges(league, body.facts))
    if (props) measured.push(...recordedPropEdges(league, props.quotes))
  }
  return measured
}

/** A league without such files is no failure. */
async function readOrNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FeedError && error.kind === 'refused') return null
    throw error
  }
}
