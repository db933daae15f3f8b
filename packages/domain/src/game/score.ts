import { z } from 'zod'
import { Instant } from '../time/instant.ts'

const Points = z.number().int().min(0)

/** What a side scored in each period so far, overtime periods behind the regular ones. */
export const PeriodScores = z.object({ home: z.array(Points), away: z.array(Points) })
export type PeriodScores = z.infer<typeof PeriodScores>

/** What a player did in a game: `points`, `rebounds`, `strikeouts` … by the names props are settled on. What is not named is zero. */
export const PlayerLine = z.object({
  side: z.enum(['home', 'away']),
  player: z.string().min(1),
  stats: z.record(z.string(), z.number().int()),
})
export type PlayerLine = z.infer<typeof PlayerLine>

/** Baseball at a moment: who bats (or has just batted, where three are out), outs, and which of first, second and third base are taken. */
export const Bases = z.object({
  batting: z.enum(['home', 'away']),
  outs: z.number().int().min(0).max(3),
  taken: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
})
export type Bases = z.infer<typeof Bases>

/** How a game stands while it is played. */
export const Score = z.object({
  gameId: z.string().min(1),
  home: Points,
  away: Points,
  /** 1, 2 … as the league counts; beyond the last one it is overtime. */
  period: z.number().int().min(1),
  /** As a scoreboard shows it: `Top 7th`, `Q3 4:21`, `63'`, `HT`. */
  clock: z.string().min(1),
  /** Share of regulation time still to play, 1 at the start, 0 in overtime. */
  remaining: z.number().min(0).max(1),
  bases: Bases.nullable(),
  periods: PeriodScores,
  lines: z.array(PlayerLine),
  observedAt: Instant,
})
export type Score = z.infer<typeof Score>
