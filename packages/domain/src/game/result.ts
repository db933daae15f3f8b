import { z } from 'zod'
import { Instant } from '../time/instant.ts'
import { PeriodScores, PlayerLine } from './score.ts'

/** How a game ended, as far as the source tells. */
export const Result = z.object({
  gameId: z.string().min(1),
  winner: z.enum(['home', 'draw', 'away']),
  /** Final scores, overtime included; null where the sport or the source has none. */
  home: z.number().int().nullable(),
  away: z.number().int().nullable(),
  /** Where the source tells them. */
  periods: PeriodScores.optional(),
  lines: z.array(PlayerLine).optional(),
  observedAt: Instant,
})
export type Result = z.infer<typeof Result>
