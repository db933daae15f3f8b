import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { deviceStorage, type KeptIn, keptStore } from './kept-store.ts'

/** A bet that was put on the slip, as it was priced then. */
const Leg = z.object({
  /** The bet’s own id: game, market, line and selection. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  gameId: z.string(),
  league: z.string(),
  game: z.string(),
  pick: z.string(),
  /** American. */
  odds: z.number(),
  bookmaker: z.string(),
  /** Percent: our fair probability. */
  winProbability: z.number(),
})
export type Leg = z.infer<typeof Leg>

/** More legs than this no book takes. */
export const MAX_LEGS = 12

/** The visitor’s slip; kept on this device only. */
export function slipStore(storage: KeptIn | null) {
  const kept = keptStore('fairline-slip', z.array(Leg).check(z.maxLength(MAX_LEGS)), [], storage)
  return {
    ...kept,
    /** Puts a bet on the slip, or takes it off where it is on. @returns false where the slip is full */
    toggle(leg: Leg): boolean {
      const legs = kept.get()
      const on = legs.some(({ id }) => id === leg.id)
      if (!on && legs.length >= MAX_LEGS) return false
      kept.set(on ? legs.filter(({ id }) => id !== leg.id) : [...legs, leg])
      return true
    },
  }
}

/** The one slip of this page. */
export const slip = slipStore(deviceStorage())

/** The legs on the slip, drawn again when they change. */
export const useSlip = (): readonly Leg[] => useSyncExternalStore(slip.subscribe, slip.get, slip.unread)
