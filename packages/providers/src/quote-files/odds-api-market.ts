import { type Market, type MarketKind, type Period, selectionsOf } from '@fairline/domain'
import { type DecimalOdds, decimalFromAmerican, decimalOdds } from '@fairline/odds'
import type { Outcome } from './odds-api-schema.ts'

/** A market key in parts; null for one that is not a bet on a game's own course: outrights, lay prices, yes or no. */
export interface KeyParts {
  readonly kind: 'winner' | 'spread' | 'total' | 'team-total' | 'player-prop'
  readonly period: Period
  readonly alternate: boolean
  /** What is counted, of props. */
  readonly stat: string | null
}

const periods: Readonly<Record<string, Period>> = {
  h1: 'first-half',
  h2: 'second-half',
  q1: 'quarter-1',
  q2: 'quarter-2',
  q3: 'quarter-3',
  q4: 'quarter-4',
  p1: 'period-1',
  p2: 'period-2',
  p3: 'period-3',
  '1st_5_innings': 'first-five',
  '1st_1_innings': 'first-inning',
}
const kinds: Readonly<Record<string, KeyParts['kind']>> = {
  h2h: 'winner',
  h2h_3_way: 'winner',
  spreads: 'spread',
  totals: 'total',
  team_totals: 'team-total',
}

/** Reads a market key of The Odds API: `alternate_totals_h1`, `player_points`. */
export function partsOf(key: string): KeyParts | null {
  const prop = /^(?:player|batter|pitcher)_(.+?)(_alternate)?$/.exec(key)
  if (prop)
    return {
      kind: 'player-prop',
      period: 'full',
      alternate: prop[2] !== undefined,
      stat: key.replace(/_alternate$/, ''),
    }
  const [, alternate, name, , part] =
    /^(alternate_)?(h2h_3_way|h2h|spreads|totals|team_totals)(_(.+))?$/.exec(key) ?? []
  const kind = name === undefined ? undefined : kinds[name]
  const period = part === undefined ? 'full' : periods[part]
  return kind && period ? { kind, period, alternate: alternate !== undefined, stat: null } : null
}

/** One market as a book lists it: prices in the order of its selections. */
export interface ListedMarket {
  readonly market: Market
  readonly prices: readonly (DecimalOdds | null)[]
}

/** Both teams as the API names them. */
export interface Sides {
  readonly home: string
  readonly away: string
}

/** A reason instead of a market. */
export type Reason = { readonly reason: string }

/**
 * The markets of one key: outcomes that belong together, by line and by whose they are; or the reasons why some do not make a market.
 *
 * @param american  whether prices are American odds
 */
export function marketsOf(
  parts: KeyParts,
  outcomes: readonly Outcome[],
  sides: Sides,
  american: boolean,
): (ListedMarket | Reason)[] {
  if (parts.kind === 'winner') return [winnerOf(parts, outcomes, sides, american)]
  const together = Map.groupBy(outcomes, (outcome) => `${outcome.description ?? ''}|${lineOf(parts, outcome, sides)}`)
  return [...together.values()].map((of) => lineMarketOf(parts, of, sides, american))
}

/** The home side's handicap, or the number to go over. */
function lineOf({ kind }: KeyParts, { point, name }: Outcome, { away }: Sides): number | null {
  if (point === null || point === undefined) return null
  // Adding 0 makes a level line one number, not two.
  return kind === 'spread' && name === away ? -point + 0 : point
}

function winnerOf(
  parts: KeyParts,
  outcomes: readonly Outcome[],
  { home, away }: Sides,
  american: boolean,
): ListedMarket | Reason {
  const kind: MarketKind = outcomes.length === 3 ? 'three-way' : 'moneyline'
  return listed(
    plainMarket(kind, parts),
    outcomes,
    kind === 'three-way' ? [home, 'Draw', away] : [home, away],
    american,
  )
}

function lineMarketOf(
  parts: KeyParts,
  outcomes: readonly Outcome[],
  sides: Sides,
  american: boolean,
): ListedMarket | Reason {
  const [first] = outcomes
  const line = first ? lineOf(parts, first, sides) : null
  if (!first || line === null) return { reason: 'no line: yes or no, or a first scorer' }
  if (!Number.isInteger(line * 4)) return { reason: `line ${line} is no multiple of a quarter` }
  const whose = first.description ?? null
  const kind = parts.kind as MarketKind
  const names = kind === 'spread' ? [sides.home, sides.away] : ['Over', 'Under']
  const team = kind === 'team-total' ? teamOf(whose, sides) : null
  if (kind === 'team-total' && team === null) return { reason: 'a team total of neither side' }
  if (kind === 'player-prop' && whose === null) return { reason: 'a prop without a player' }
  const market: Market = { ...plainMarket(kind, parts), line, team, player: kind === 'player-prop' ? whose : null }
  return listed(market, outcomes, names, american)
}

const teamOf = (whose: string | null, { home, away }: Sides): Market['team'] =>
  whose === home ? 'home' : whose === away ? 'away' : null

const plainMarket = (kind: MarketKind, { period, stat, alternate }: KeyParts): Market => ({
  kind,
  period,
  stat,
  alternate,
  line: null,
  team: null,
  player: null,
})

/** Prices in the order of the names; a name that is listed twice, or is none of them, spoils the market. */
function listed(
  market: Market,
  outcomes: readonly Outcome[],
  names: readonly string[],
  american: boolean,
): ListedMarket | Reason {
  const strange = outcomes.find(({ name }) => !names.includes(name))
  if (strange) return { reason: 'a selection that is none of the market’s' }
  const prices: (DecimalOdds | null)[] = []
  for (const name of names) {
    const of = outcomes.filter((outcome) => outcome.name === name)
    if (of.length > 1) return { reason: 'one selection twice' }
    const price = of[0] ? readPrice(of[0].price, american) : null
    if (typeof price === 'string') return { reason: price }
    prices.push(price)
  }
  return prices.length === selectionsOf(market.kind).length ? { market, prices } : { reason: 'a selection is missing' }
}

function readPrice(written: number, american: boolean): DecimalOdds | string {
  if (american) return Math.abs(written) >= 100 ? decimalFromAmerican(written) : 'American odds between −100 and +100'
  return written > 1 ? decimalOdds(written) : 'a price that is not above 1'
}
