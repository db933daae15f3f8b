import { z } from 'zod'

/** What is bet on. A variant of a period or player is a kind of its own only where it settles differently. */
export const MarketKind = z.enum(['moneyline', 'three-way', 'spread', 'total', 'team-total', 'player-prop'])
export type MarketKind = z.infer<typeof MarketKind>

/** Which part of the game counts: all of it (overtime included, as the books rule), or a part. */
export const Period = z.enum([
  'full',
  'first-half',
  'second-half',
  'first-five',
  'first-inning',
  'quarter-1',
  'quarter-2',
  'quarter-3',
  'quarter-4',
  'period-1',
  'period-2',
  'period-3',
])
export type Period = z.infer<typeof Period>

/** The side of a market that is backed. */
export const Selection = z.enum(['home', 'draw', 'away', 'over', 'under'])
export type Selection = z.infer<typeof Selection>

/** One market of one game. */
export const Market = z.object({
  kind: MarketKind,
  period: Period,
  /** Spread: the home side's handicap; totals and props: the number to go over. Null for winner markets. */
  line: z.number().multipleOf(0.25).nullable(),
  /** Team totals: whose. Null elsewhere. */
  team: z.enum(['home', 'away']).nullable(),
  /** Player props: who, and what is counted (`strikeouts`, `points` …). Null elsewhere. */
  player: z.string().nullable(),
  stat: z.string().nullable(),
  /** Offered next to the main line. */
  alternate: z.boolean(),
})
export type Market = z.infer<typeof Market>

/** By kind and line. */
const fullGames = new Map<MarketKind, Map<number | null, Market>>()

/** A market on the whole game with nothing special about it. Equal ones are the same object: there are millions. */
export function fullGame(kind: MarketKind, handicap: number | null = null): Market {
  // −0, as the mirror of a handicap of 0 comes out, is the same line.
  const line = handicap === 0 ? 0 : handicap
  const lines = fullGames.get(kind) ?? new Map<number | null, Market>()
  fullGames.set(kind, lines)
  let market = lines.get(line)
  if (!market) {
    market = Object.freeze({ kind, period: 'full', line, team: null, player: null, stat: null, alternate: false })
    lines.set(line, market)
  }
  return market
}

/** A market as one text: equal markets, and only they, share it. */
export function marketKey(market: Market): string {
  const { kind, period, line, team, player, stat } = market
  return [kind, period, line ?? '', team ?? '', player ?? '', stat ?? ''].join('|')
}

const places = new WeakMap<Market, string>()

/**
 * Where a quote stands at its book: a newer one in the same place takes the older one's. A main line moves within its place,
 * an alternate one is a place of its own.
 */
export function marketSlot(market: Market): string {
  let place = places.get(market)
  if (place === undefined) {
    const { kind, period, line, team, player, stat, alternate } = market
    place = `${kind}|${period}|${team ?? ''}|${player ?? ''}|${stat ?? ''}|${alternate ? line : ''}`
    places.set(market, place)
  }
  return place
}

const groups = new WeakMap<Market, string>()

/**
 * What a market is about, for any line: a main line and its alternates share one group, and so one curve of
 * probabilities.
 */
export function marketGroup(market: Market): string {
  let group = groups.get(market)
  if (group === undefined) {
    const { kind, period, team, player, stat } = market
    group = `${kind}|${period}|${team ?? ''}|${player ?? ''}|${stat ?? ''}`
    groups.set(market, group)
  }
  return group
}

/** The selections of a market, in the order its prices and probabilities are listed. */
export function selectionsOf(kind: MarketKind): readonly Selection[] {
  if (kind === 'three-way') return ['home', 'draw', 'away']
  return kind === 'moneyline' || kind === 'spread' ? ['home', 'away'] : ['over', 'under']
}
