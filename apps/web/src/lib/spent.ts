import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { appNow } from './app-clock.ts'
import { pacificDay } from './format.ts'
import { deviceStorage, type KeptIn, keptStore } from './kept-store.ts'

const Spent = z.object({ day: z.string(), sum: z.number().check(z.gte(0)) })

/** What the visitor noted to have staked, by Pacific day; kept on this device only. */
export function spentStore(storage: KeptIn | null, today: () => string) {
  const kept = keptStore('fairline-spent', Spent, { day: '', sum: 0 }, storage)
  return {
    ...kept,
    /** Of today, in the visitor’s own money. */
    today: (): number => (kept.get().day === today() ? kept.get().sum : 0),
    /** @returns takes the stake off the sum again, unless another day has begun since */
    note(stake: number): () => void {
      const noted = today()
      const { day, sum } = kept.get()
      kept.set({ day: noted, sum: day === noted ? sum + stake : stake })
      return () => {
        const now = kept.get()
        if (now.day === noted) kept.set({ day: noted, sum: Math.max(0, now.sum - stake) })
      }
    },
  }
}

/** The one of this page. */
export const spent = spentStore(deviceStorage(), () => pacificDay(appNow()))

/** What was noted today, drawn again when more is. */
export function useSpentToday(): number {
  useSyncExternalStore(spent.subscribe, spent.get, spent.unread)
  return spent.today()
}
