import type { LeagueKey } from '@fairline/domain'
import { type BoardGame, isPick } from '@fairline/engine'

const bands = [
  [0, 30],
  [30, 45],
  [45, 55],
  [55, 65],
  [65, 101],
] as const

interface Priced {
  readonly confidence: number
  readonly price: number
  readonly outcome: number
}

/** Holds what was said of prices on mornings against where their markets closed. */
export function confidenceReport() {
  const waiting = new Map<string, readonly Priced[]>()
  const counts = bands.map(([from, to]) => ({ from, to, n: 0, beat: 0, said: 0 }))
  const picks = new Map<LeagueKey, number>()
  let [days, high, picked] = [new Set<string>(), 0, 0]

  function note({ game, best, confidence, decision }: BoardGame): void {
    days = days.add(game.day)
    const priced = best.flatMap((offer, outcome) => {
      const sure = confidence[outcome]
      return offer && sure !== null && sure !== undefined ? [{ confidence: sure, price: offer.price, outcome }] : []
    })
    waiting.set(game.id, priced)
    if (!isPick(decision)) return
    picked += 1
    picks.set(game.league, (picks.get(game.league) ?? 0) + 1)
    if ((decision.confidence ?? 0) >= 70) high += 1
  }

  return {
    morning(games: readonly BoardGame[], asOf: (game: BoardGame) => boolean): void {
      for (const game of games) if (asOf(game)) note(game)
    },
    ended(gameId: string, close: readonly number[] | null): void {
      const priced = waiting.get(gameId) ?? []
      waiting.delete(gameId)
      if (!close) return
      for (const { confidence, price, outcome } of priced) {
        const band = counts.find(({ from, to }) => confidence >= from && confidence < to)
        if (!band) continue
        band.n += 1
        band.said += confidence
        band.beat += price * (close[outcome] as number) > 1 ? 1 : 0
      }
    },
    report: () => ({
      bands: counts.map(({ from, to, n, beat, said }) => {
        const share = n > 0 ? beat / n : null
        const error = share === null ? null : 1.96 * Math.sqrt(Math.max(1 / n, share * (1 - share)) / n)
        return { from, to: Math.min(100, to), n, said: n > 0 ? said / n / 100 : null, beat: share, plusMinus: error }
      }),
      days: days.size,
      picksPerDay: picked / Math.max(1, days.size),
      picksPerDayAt70: high / Math.max(1, days.size),
      picks: Object.fromEntries(picks),
    }),
  }
}
