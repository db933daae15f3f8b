import type { LeagueKey, Market } from '@fairline/domain'
import { type EvaluatedBet, isPriced } from './evaluated-bet.ts'

/** How often the best price of a bet beats what the books together say, by league and market. */
export interface EdgeShare {
  readonly league: LeagueKey
  /** `moneyline`, `spread`, `total alternate` …; props by what is counted. */
  readonly market: string
  readonly bets: number
  /** Mean number of books whose price of a bet stands. */
  readonly books: number
  /** Share of bets with an EV above 0, and above 1 %. */
  readonly positive: number
  readonly aboveOnePercent: number
}

type Counted = { -readonly [Key in keyof EdgeShare]: EdgeShare[Key] }

/** Fewer books than this say nothing about a price. */
const MIN_BOOKS = 3

/** Counts bets by the EV of their best price; bets whose probability was carried over from another line are left out. */
export function edgeShares() {
  const counts = new Map<string, Counted>()

  function countOf(league: LeagueKey, market: string): Counted {
    const key = `${league}|${market}`
    const counted = counts.get(key) ?? { league, market, bets: 0, books: 0, positive: 0, aboveOnePercent: 0 }
    counts.set(key, counted)
    return counted
  }

  return {
    add(bets: readonly EvaluatedBet[]): void {
      for (const bet of bets.filter(isPriced)) {
        const books = bet.offers.filter(({ isStale }) => !isStale).length
        if (bet.carriedOverFrom !== null || books < MIN_BOOKS) continue
        const counted = countOf(bet.league, nameOf(bet.market))
        counted.bets += 1
        counted.books += books
        if (bet.expectedValue > 0) counted.positive += 1
        if (bet.expectedValue > 0.01) counted.aboveOnePercent += 1
      }
    },
    shares: (): EdgeShare[] =>
      [...counts.values()].map(({ bets, books, positive, aboveOnePercent, ...of }) => ({
        ...of,
        bets,
        books: books / bets,
        positive: positive / bets,
        aboveOnePercent: aboveOnePercent / bets,
      })),
  }
}

const nameOf = ({ kind, alternate, stat }: Market): string =>
  kind === 'player-prop' ? `prop ${stat}` : alternate ? `${kind} alternate` : kind
