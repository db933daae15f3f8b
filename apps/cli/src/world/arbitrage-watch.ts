import { type Fact, type Instant, marketKey, marketSlot, type Quote } from '@fairline/domain'
import { arbitrageMargin } from '@fairline/odds'

/** What a watch over current prices came to. */
export interface Watched {
  /** Two-sided groups (one market of one game at two books or more) seen at the sampled instants, and those that were an arbitrage. */
  groups: number
  arbitrages: number
  /** How long each arbitrage lasted, in seconds, and what it paid. */
  readonly lives: number[]
  readonly profits: number[]
}

interface Group {
  readonly books: Map<string, Quote['prices']>
  readonly startsAt: Instant
  since: Instant | null
  best: number
}

/** Follows every price as it stands, and notes when the best prices of a market pay in every outcome. */
export function arbitrageWatch() {
  const groups = new Map<string, Group>()
  const places = new Map<string, string>()
  const starts = new Map<string, Instant>()
  const watched: Watched = { groups: 0, arbitrages: 0, lives: [], profits: [] }

  function end(group: Group, at: Instant): void {
    if (group.since === null) return
    watched.lives.push((at - group.since) / 1000)
    watched.profits.push(group.best)
    group.since = null
    group.best = 0
  }

  function judge(group: Group, at: Instant): void {
    const profit = profitOf(group)
    if (profit <= 0) end(group, at)
    else {
      group.since ??= at
      group.best = Math.max(group.best, profit)
    }
  }

  function quoted({ gameId, book, market, prices, observedAt }: Quote): void {
    const startsAt = starts.get(gameId) ?? 0
    if (observedAt >= startsAt) return
    const key = `${gameId}|${marketKey(market)}`
    const place = `${gameId}|${book}|${marketSlot(market)}`
    const before = places.get(place)
    if (before !== undefined && before !== key) {
      const left = groups.get(before)
      left?.books.delete(book)
      if (left) judge(left, observedAt)
    }
    places.set(place, key)
    const group = groups.get(key) ?? { books: new Map(), startsAt, since: null, best: 0 }
    groups.set(key, group)
    group.books.set(book, prices)
    judge(group, observedAt)
  }

  return {
    watched,
    see(fact: Fact): void {
      if (fact.kind === 'game') starts.set(fact.game.id, fact.game.startsAt ?? 0)
      if (fact.kind === 'quote') quoted(fact.quote)
    },
    /** Counts what stands at an instant; games that have begun are dropped. */
    sample(at: Instant): void {
      for (const [key, group] of groups) {
        if (group.startsAt <= at) {
          end(group, group.startsAt)
          groups.delete(key)
        } else if ([...group.books.values()].filter(whole).length >= 2) {
          watched.groups += 1
          if (group.since !== null) watched.arbitrages += 1
        }
      }
    },
  }
}

const whole = (prices: Quote['prices']) => prices.every((price) => price !== null)

/** Profit of backing every outcome at its best price, as a share of the total stake; 0 if there is none. */
function profitOf({ books }: Group): number {
  let best: number[] = []
  for (const prices of books.values()) {
    if (best.length === 0) best = prices.map(() => 0)
    prices.forEach((price, i) => {
      if (price !== null && price > (best[i] ?? 0)) best[i] = price
    })
  }
  if (best.length === 0 || best.some((price) => price === 0)) return 0
  return arbitrageMargin(best.reduce((total, price) => total + 1 / price, 0))
}
