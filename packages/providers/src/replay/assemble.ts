import { type Game, gameId, type League, placeName, type TaleOfTheTape } from '@fairline/domain'
import type { SourceGame, SourceQuote } from './source-game.ts'

/** A game put together from every row of every file that spoke of it. */
export interface AssembledGame {
  game: Game
  score: { readonly home: number; readonly away: number } | null
  winner: 'home' | 'draw' | 'away' | null
  periods: SourceGame['periods']
  starters: SourceGame['starters']
  readonly quotes: SourceQuote[]
  readonly references: Map<string, number[]>
}

interface Entry extends AssembledGame {
  /** The row of each file that this game was given to. */
  readonly rows: Map<string, string | number>
}

/** What became of a row: taken, or left out for a reason. */
export type Taken = null | string

/**
 * Puts games together. Names are placed or reported. Rows of different files meet by day and teams; the games of a
 * double-header are distinguished by their scores only. Who won would tell some apart, but only those that were split,
 * and what is measured on them would be biased.
 */
export function assembler(league: League) {
  const byKey = new Map<string, Entry[]>()
  const quoteKeys = new WeakMap<Entry, Set<string>>()

  function take(row: SourceGame, file: string, index: number, anchors: boolean): Taken {
    const sides = placed(league, row)
    if (typeof sides === 'string') return sides
    const key = `${row.day}|${sides.home.key}|${sides.away.key}`
    const entries = byKey.get(key) ?? []
    const found = match(entries, row, file)
    if (typeof found === 'string') return found
    if (found === null && !anchors) return 'game not in the other files'
    const entry = found ?? opened(row, sides, entries.length + 1)
    if (found === null) byKey.set(key, [...entries, entry])
    entry.rows.set(file, row.sourceId ?? index)
    return merge(entry, row)
  }

  function opened(row: SourceGame, sides: Sides, number: number): Entry {
    const identity = { league: league.key, day: row.day, number }
    const id = gameId({ ...identity, home: sides.home.key, away: sides.away.key })
    const game: Game = { id, ...identity, startsAt: row.startsAt, ...sides, neutral: row.neutral }
    const nothing = { score: null, winner: null, periods: null, starters: { home: null, away: null } }
    return { game, ...nothing, quotes: [], references: new Map(), rows: new Map() }
  }

  function merge(entry: Entry, row: SourceGame): Taken {
    entry.score ??= row.score
    entry.winner ??= row.winner
    entry.periods ??= row.periods
    entry.starters = {
      home: entry.starters.home ?? row.starters.home,
      away: entry.starters.away ?? row.starters.away,
    }
    entry.game = {
      ...entry.game,
      startsAt: entry.game.startsAt ?? row.startsAt,
      neutral: entry.game.neutral || row.neutral,
    }
    addQuotes(entry, row.quotes)
    if (row.reference && !entry.references.has(row.reference.forecaster)) {
      entry.references.set(row.reference.forecaster, row.reference.chances)
    }
    return null
  }

  /** A quote that another file, or another row, already had is not added again. */
  function addQuotes(entry: Entry, quotes: readonly SourceQuote[]): void {
    const known = quoteKeys.get(entry) ?? new Set<string>()
    quoteKeys.set(entry, known)
    for (const quote of quotes) {
      const { kind, line, team } = quote.market
      const key = `${quote.book}|${kind}|${quote.at === null ? '' : line}|${team}|${quote.mark}|${quote.at}`
      if (known.has(key)) continue
      known.add(key)
      entry.quotes.push(quote)
    }
  }

  return {
    take,
    games: (): AssembledGame[] => [...byKey.values()].flat(),
  }
}

type Sides = Pick<Game, 'home' | 'away'>

function placed(league: League, row: SourceGame): Sides | string {
  const [home, away] = [placeName(league, row.home), placeName(league, row.away)]
  if ('reason' in home) return `${home.reason}: ${row.home}`
  if ('reason' in away) return `${away.reason}: ${row.away}`
  if (home.team.key === away.team.key) return 'a team against itself'
  const side = ({ team }: typeof home, tape: TaleOfTheTape | null) => ({
    key: team.key,
    name: team.name,
    ...(tape ? { tape } : {}),
  })
  return { home: side(home, row.tapes.home), away: side(away, row.tapes.away) }
}

/** The game a row speaks of; null where it opens a new one; or the reason why that is not known. */
function match(entries: readonly Entry[], row: SourceGame, file: string): Entry | null | string {
  const same = row.sourceId === null ? undefined : entries.find((entry) => entry.rows.get(file) === row.sourceId)
  if (same) return same
  const free = entries.filter((entry) => !entry.rows.has(file))
  const agreeing = free.filter((entry) => agrees(entry, row))
  const exact = agreeing.filter((entry) => row.score !== null && entry.score !== null)
  if (exact[0]) return exact[0]
  if (agreeing.length === 1 && entries.length === 1) return agreeing[0] as Entry
  if (agreeing.length > 0 || (entries.length > 1 && row.score === null)) return 'double-header not told apart'
  // No one agrees: the second game of a double-header if this file already has the first, else a contradiction.
  return free.length === 0 ? null : 'contradicts another file'
}

function agrees(entry: Entry, row: SourceGame): boolean {
  if (row.score && entry.score) return row.score.home === entry.score.home && row.score.away === entry.score.away
  return row.winner === null || entry.winner === null || row.winner === entry.winner
}
