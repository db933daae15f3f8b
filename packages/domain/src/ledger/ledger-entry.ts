import { z } from 'zod'
import { Game } from '../game/game.ts'
import type { MarketKind } from '../game/market.ts'
import { PassReason, Pick } from '../game/pick.ts'
import { Price } from '../game/quote.ts'
import { LeagueKey } from '../league/league-key.ts'
import { Day } from '../time/day.ts'
import { Instant } from '../time/instant.ts'

/** `live`: published as it happened. `replay` and `backfill`: made later from what was known then; never a promise kept. */
export const Origin = z.enum(['live', 'replay', 'backfill'])
export type Origin = z.infer<typeof Origin>

/** A pick as it was published: the game, the price, the forecast and the model version it was made on. */
export const PickEntry = z.object({ kind: z.literal('pick'), origin: Origin, game: Game, pick: Pick })
export type PickEntry = z.infer<typeof PickEntry>

/**
 * A day of a league as it was looked at: how many games, how many picks on winners, spreads and totals, and why other prices were passed. When prices come
 * or go during the day the counts change, and the day is recorded again under the next revision.
 */
export const SlateEntry = z.object({
  kind: z.literal('slate'),
  origin: Origin,
  league: LeagueKey,
  day: Day,
  revision: z.number().int().min(1),
  games: z.number().int().min(0),
  picks: z.number().int().min(0),
  passes: z.partialRecord(PassReason, z.number().int().min(1)),
  madeAt: Instant,
  modelVersion: z.string(),
})
export type SlateEntry = z.infer<typeof SlateEntry>

/** What came of a pick: its fair closing probability and its result. */
export const SettlementEntry = z.object({
  kind: z.literal('settlement'),
  /** Key of the pick's own entry. */
  pickKey: z.string().min(1),
  /** The result it follows from; scores are null where the source has none. */
  winner: z.enum(['home', 'draw', 'away']),
  score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
  /** Half of a bet on a quarter line may be pushed. `void`: settled by an earlier version although the score was unknown. */
  settlement: z.enum(['win', 'half-win', 'push', 'half-lose', 'lose', 'void']),
  /** Per unit staked. */
  profit: z.number(),
  /** Fair probability at the close, and the value of the price taken against it; null where no closing price is recorded. */
  closingChance: z.number().min(0).max(1).nullable(),
  closingValue: z.number().nullable(),
  /** The same book's decimal price at the close, margin left in. */
  closingPrice: Price.nullable(),
  settledAt: Instant,
})
export type SettlementEntry = z.infer<typeof SettlementEntry>

export const LedgerEntry = z.discriminatedUnion('kind', [PickEntry, SlateEntry, SettlementEntry])
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** What an entry is about. The ledger holds each once: saying it again changes nothing. */
export function ledgerKey(entry: LedgerEntry): string {
  switch (entry.kind) {
    case 'pick':
      return pickKey(entry.pick.gameId, entry.pick.market.kind)
    case 'slate':
      return `slate|${entry.league}|${entry.day}|${entry.revision}`
    case 'settlement':
      return `settlement|${entry.pickKey}`
  }
}

/** The ledger key of a game's pick on a kind of market: there is at most one. */
export const pickKey = (gameId: string, kind: MarketKind): string => `pick|${gameId}|${kind}`

/** A row of the ledger: an entry chained to the row before it. */
export const LedgerRow = z.object({
  /** 1, 2, 3 … without a gap. */
  seq: z.number().int().min(1),
  entry: LedgerEntry,
  /** Hash of the row before; 64 zeros for the first. */
  previous: z.string().length(64),
  /** SHA-256 of seq, entry and previous. */
  hash: z.string().length(64),
})
export type LedgerRow = z.infer<typeof LedgerRow>
