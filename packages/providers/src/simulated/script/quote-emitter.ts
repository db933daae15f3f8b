import { type Fact, type Instant, marketSlot } from '@fairline/domain'
import { type Offer, suspended } from '../books/offers.ts'

/** The group of markets on one player. */
export const propGroup = (player: string): string => `prop|${player}`

/** Tells a game's prices where they changed, and takes back what is no longer offered. */
export function quoteEmitter(gameId: string) {
  const offered = new Map<string, Map<string, Offer>>()

  function standingOf(book: string, group: string): Map<string, Offer> {
    const key = `${book}|${group}`
    const known = offered.get(key) ?? new Map<string, Offer>()
    offered.set(key, known)
    return known
  }

  function quoteFact(book: string, { market, prices }: Offer, observedAt: Instant): Fact {
    return { kind: 'quote', quote: { gameId, book, market, prices: [...prices], mark: null, observedAt }, observedAt }
  }

  return {
    /** Tells what a book offers of a group of markets; all it offered of it before and does not now is taken back. */
    quote(book: string, group: string, offers: readonly Offer[], at: Instant, facts: Fact[]): void {
      if (offers.length === 0 && !offered.has(`${book}|${group}`)) return
      const standing = standingOf(book, group)
      const gone = new Set(standing.keys())
      for (const offer of offers) {
        const place = marketSlot(offer.market)
        gone.delete(place)
        const last = standing.get(place)
        if (last && alike(last, offer)) continue
        standing.set(place, offer)
        facts.push(quoteFact(book, offer, at))
      }
      for (const place of gone) {
        const last = standing.get(place)
        standing.delete(place)
        if (last) facts.push(quoteFact(book, suspended(last), at))
      }
    },
    /** Forgets what was offered of all groups but one, without taking it back. */
    keepOnly(group: string): void {
      for (const key of offered.keys()) if (!key.endsWith(`|${group}`)) offered.delete(key)
    },
  }
}

/** Whether a book asks the same as before. */
function alike(a: Offer, b: Offer): boolean {
  return a.market === b.market && a.prices.every((price, i) => price === b.prices[i])
}
