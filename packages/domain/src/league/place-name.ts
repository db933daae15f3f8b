import type { League } from './league.ts'
import type { Team } from './team.ts'

/** Where a source's name belongs, or why it belongs nowhere. A name is never guessed. */
export type Placed = { readonly team: Team } | { readonly reason: 'unknown-name' | 'ambiguous-name' | 'empty-name' }

const books = new WeakMap<League, Map<string, Team | null>>()

/**
 * The team a source means by a name: by key, name or alias, without regard to case, accents, dots and spaces.
 *
 * In an open league a name no one holds is a participant of its own, under that very name.
 */
export function placeName(league: League, text: string): Placed {
  const plain = plainName(text)
  if (plain === '') return { reason: 'empty-name' }
  const book = bookOf(league)
  const found = book.get(plain)
  if (found === null) return { reason: 'ambiguous-name' }
  if (found) return { team: found }
  if (league.participants === 'closed') return { reason: 'unknown-name' }
  const team: Team = { key: plain, name: text.trim(), aliases: [] }
  book.set(plain, team)
  return { team }
}

/** The team that answers to a name; null where none does, or two. Unlike `placeName` it lets no one in: names of visitors are not kept. */
export const teamCalled = (league: League, text: string): Team | null => bookOf(league).get(plainName(text)) ?? null

/** A name as it is compared: lower case, without accents, dots, spaces and signs. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '')
}

/** Every name of a league; null where two teams answer to it. */
function bookOf(league: League): Map<string, Team | null> {
  const known = books.get(league)
  if (known) return known
  const book = new Map<string, Team | null>()
  for (const team of league.teams) {
    for (const name of new Set([team.key, team.name, ...team.aliases].map(plainName))) {
      book.set(name, book.has(name) ? null : team)
    }
  }
  books.set(league, book)
  return book
}
