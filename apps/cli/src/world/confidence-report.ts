import { type LeagueKey, selectionsOf } from '@fairline/domain'
import { type BoardGame, decisionsOf, type EndedGame, isPick, isPriced } from '@fairline/engine'

const bands = [
  [0, 30],
  [30, 45],
  [45, 55],
  [55, 65],
  [65, 101],
] as const

/** A price with its forecast, and where it closed once that is known. */
interface Priced {
  readonly confidence: number
  readonly price: number
  closing(ended: EndedGame): number | null
}

interface Band {
  readonly from: number
  readonly to: number
  n: number
  beat: number
  said: number
}

const emptyBands = (): Band[] => bands.map(([from, to]) => ({ from, to, n: 0, beat: 0, said: 0 }))

/** Holds what was forecast for prices on mornings against where their markets closed. */
export function confidenceReport() {
  const waiting = new Map<string, { readonly winner: readonly Priced[]; readonly lines: readonly Priced[] }>()
  const counts = { winner: emptyBands(), lines: emptyBands() }
  const picks = new Map<LeagueKey, number>()
  let [days, high, picked] = [new Set<string>(), 0, 0]

  function note(onBoard: BoardGame): void {
    const { game, bets } = onBoard
    days = days.add(game.day)
    const winner = bets.filter(isPriced).flatMap(({ market, selection, confidence, price }): Priced[] => {
      if (market.period !== 'full' || (market.kind !== 'moneyline' && market.kind !== 'three-way')) return []
      const outcome = selectionsOf(market.kind).indexOf(selection)
      const closing = ({ close }: EndedGame) => close?.[outcome] ?? null
      return confidence === null ? [] : [{ confidence, price, closing }]
    })
    waiting.set(game.id, { winner, lines: onBoard.lineDecisions.flatMap(bestLine) })
    for (const decision of decisionsOf(onBoard)) {
      if (!isPick(decision)) continue
      picked += 1
      picks.set(game.league, (picks.get(game.league) ?? 0) + 1)
      if ((decision.confidence ?? 0) >= 70) high += 1
    }
  }

  function count(into: readonly Band[], priced: readonly Priced[], ended: EndedGame): void {
    for (const { confidence, price, closing } of priced) {
      const close = closing(ended)
      const band = into.find(({ from, to }) => confidence >= from && confidence < to)
      if (!band || close === null) continue
      band.n += 1
      band.said += confidence
      band.beat += price * close > 1 ? 1 : 0
    }
  }

  return {
    morning(games: readonly BoardGame[], asOf: (game: BoardGame) => boolean): void {
      for (const game of games) if (asOf(game)) note(game)
    },
    ended(game: EndedGame): void {
      const { winner = [], lines = [] } = waiting.get(game.result.gameId) ?? {}
      waiting.delete(game.result.gameId)
      count(counts.winner, winner, game)
      count(counts.lines, lines, game)
    },
    report: () => ({
      bands: counts.winner.map(told),
      /** Of the best price on each spread and total. */
      lineBands: counts.lines.map(told),
      days: days.size,
      picksPerDay: picked / Math.max(1, days.size),
      picksPerDayAt70: high / Math.max(1, days.size),
      picks: Object.fromEntries(picks),
    }),
  }
}

function told({ from, to, n, beat, said }: Band) {
  const share = n > 0 ? beat / n : null
  const error = share === null ? null : 1.96 * Math.sqrt(Math.max(1 / n, share * (1 - share)) / n)
  return { from, to: Math.min(100, to), n, said: n > 0 ? said / n / 100 : null, beat: share, plusMinus: error }
}

function bestLine(decision: BoardGame['decision']): Priced[] {
  const bet = isPick(decision) ? decision : decision.best
  if (!bet || bet.confidence === null) return []
  const { market, selection, confidence, price } = bet
  const { kind, line } = market
  if ((kind !== 'spread' && kind !== 'total') || line === null) return []
  const side = selectionsOf(kind).indexOf(selection)
  const closing = ({ closedLines }: EndedGame) => {
    const closed = closedLines[kind]?.(kind, line)
    return closed ? Math.abs(side - closed.probability) : null
  }
  return [{ confidence, price, closing }]
}
