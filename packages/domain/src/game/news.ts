import { z } from 'zod'
import { Instant } from '../time/instant.ts'

/** News about a participant of a game before it begins. */
export const News = z.object({
  gameId: z.string().min(1),
  side: z.enum(['home', 'away']),
  player: z.string().min(1),
  /** `out`: will not play. `starter`: starting pitcher or goalkeeper, replacing the one named before. */
  what: z.enum(['out', 'starter']),
  /** The injury or the reason, as reported; null where none is. */
  detail: z.string().nullable(),
  observedAt: Instant,
})
export type News = z.infer<typeof News>

/** Weather expected at the ground when the game begins. Absent for covered grounds. */
export const Weather = z.object({
  gameId: z.string().min(1),
  /** Degrees Celsius. */
  temperature: z.number(),
  /** Metres per second. */
  wind: z.number().min(0),
  /** Where the wind blows to, in degrees clockwise from north. */
  windTowards: z.number().min(0).max(360),
  /** Probability of rain or snow. */
  precipitation: z.number().min(0).max(1),
  observedAt: Instant,
})
export type Weather = z.infer<typeof Weather>
