import type { LeagueKey } from '@fairline/domain'
import type { BookRecord } from '../markets/book-watch.ts'

/** What came of a book's prices in one league, and since when it is excluded there. */
export interface WatchedBook extends BookRecord {
  readonly league: LeagueKey
}

type LeagueRecords = readonly [league: LeagueKey, records: readonly BookRecord[]]

/** Pools the leagues' books; the same object as before while no league learned anything of its own. */
export function watchedBooks() {
  let known: readonly WatchedBook[] = []
  let last: readonly LeagueRecords[] = []
  return (leagues: readonly LeagueRecords[]): readonly WatchedBook[] => {
    const isSame = leagues.length === last.length && leagues.every(([, records], i) => records === last[i]?.[1])
    if (isSame) return known
    last = leagues
    known = leagues.flatMap(([league, records]) => records.map((record) => ({ ...record, league })))
    return known
  }
}
