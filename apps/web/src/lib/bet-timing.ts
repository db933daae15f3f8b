const HOUR_MS = 3_600_000

/** From hours before the start, as documented; the first that holds. Prices of far-off games move more before they close. */
const byHours: readonly (readonly [atMost: number, name: BetTiming])[] = [
  [0.5, 'BET NOW'],
  [2, 'PRIME TIME'],
  [4, 'GOOD WINDOW'],
  [8, 'EARLY VALUE'],
]
const byConfidence: readonly (readonly [atLeast: number, name: BetTiming])[] = [
  [90, 'BET NOW'],
  [85, 'PRIME TIME'],
  [80, 'GOOD WINDOW'],
  [75, 'EARLY VALUE'],
]

/** When to bet, in the documents' words. */
export type BetTiming = 'BET NOW' | 'PRIME TIME' | 'GOOD WINDOW' | 'EARLY VALUE' | 'TOO EARLY'

/**
 * How long before the start a bet stands; by its confidence where no start is known.
 *
 * @param startsAt  ISO 8601, or null
 * @param now  milliseconds
 * @param confidence  percent, or null
 * @returns null for a game that began more than half an hour ago
 */
export function betTiming(startsAt: string | null, now: number, confidence: number | null): BetTiming | null {
  const at = startsAt === null ? Number.NaN : Date.parse(startsAt)
  if (Number.isNaN(at)) return byConfidence.find(([atLeast]) => (confidence ?? 0) >= atLeast)?.[1] ?? 'TOO EARLY'
  const hours = (at - now) / HOUR_MS
  if (hours < -0.5) return null
  return byHours.find(([atMost]) => hours <= atMost)?.[1] ?? 'TOO EARLY'
}
