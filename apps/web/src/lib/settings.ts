import * as z from 'zod/mini'
import { catch as instead } from 'zod/mini'
import { type KeptIn, keptStore } from './kept-store.ts'

const names = (most: number) => z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(most))
/** More than there are sides in all leagues. */
const MAX_TEAMS = 2000
const MAX_BOOKS = 60

/** What a visitor has chosen; kept on this device only. What cannot be read counts as not chosen. */
const Settings = z.object({
  /** How prices are written. */
  odds: instead(z.enum(['american', 'decimal', 'fractional']), 'american'),
  /** Whose clock times are shown by: Los Angeles, as documented, or the visitor's own. */
  zone: instead(z.enum(['pacific', 'own']), 'pacific'),
  theme: instead(z.enum(['system', 'dark', 'light']), 'system'),
  motion: instead(z.enum(['system', 'reduced']), 'system'),
  /** Teams by name; their games and picks are marked. Starts with the documents' teams. */
  teams: instead(names(MAX_TEAMS), ['Seattle Storm', 'Connecticut Sun']),
  /** Sportsbooks by key; prices of others are left out of every answer. Empty: all. */
  books: instead(names(MAX_BOOKS), []),
  /** What is staked on one bet, in the visitor's own money. */
  stake: instead(z.number().check(z.gt(0), z.lte(100_000)), 10),
  /** What the visitor sets aside for betting, in their own money; null if it is not set. */
  bankroll: instead(z.nullable(z.number().check(z.gt(0), z.lte(100_000_000))), null),
  /** Minutes after which a reminder comes to take a break; 0 for none. */
  remindAfter: instead(z.number().check(z.int(), z.gte(0), z.lte(600)), 0),
  /** What may be staked in a day, in the visitor's own money; null for no limit of ours. */
  budget: instead(z.nullable(z.number().check(z.gt(0), z.lte(1_000_000))), null),
})
export type Settings = z.infer<typeof Settings>

/**
 * The visitor's choices, and who wants to hear when they change.
 *
 * @param storage  where they are kept; null, or one that throws, keeps them until the page is left
 */
export function settingsStore(storage: KeptIn | null) {
  const kept = keptStore('fairline-settings', Settings, Settings.parse({}), storage)
  return {
    ...kept,
    change: (choice: Partial<Settings>): void => kept.set(Settings.parse({ ...kept.get(), ...choice })),
  }
}
