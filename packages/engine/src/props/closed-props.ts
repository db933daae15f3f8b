import { hashString, uniformAt } from '@fairline/numeric'
import type { GameFile, Quoted } from '../market/game-file.ts'
import { marketBook } from '../markets/market-book.ts'
import { type ImpliedPlace, type ImpliedRules, impliedOf } from './implied-of.ts'
import { MIN_PROP_BOOKS, type PropJudge } from './judge-props.ts'
import { propBeliefs } from './prop-beliefs.ts'
import { ofSide, type PropOffer, propOffer } from './prop-offer.ts'

/** A prop's best price as it stood at a moment before the start, and where its line closed. */
export interface ClosedProp extends PropOffer {
  /** Vig-free closing probability of the side by all books, 0–1. */
  readonly closing: number
}

/** How the props of a league's games are read. */
export type ClosedPropRules = Pick<PropJudge, 'league' | 'of' | 'spread'>

/**
 * How a game's props closed: of every player's stat the best price of each side and line as it stood at one moment, drawn
 * between its first quote and the start. The moment follows from the game and the market, so that a restart learns the same.
 *
 * @param file  a game that has started, with the quotes before its start; none are known of a game without a start
 */
export function closedProps(
  { game, quotes, pricesStand }: Pick<GameFile, 'game' | 'quotes' | 'pricesStand'>,
  { league, of, spread }: ClosedPropRules,
): ClosedProp[] {
  const { startsAt, id } = game
  if (startsAt === null) return []
  const rules = { league, game, pricesStand, spread }
  const seed = hashString(id)
  return [...quotes].flatMap(([place, quoted]) => {
    if (!isProp(place)) return []
    const opened = openedAt(quoted)
    const asOf = opened + uniformAt(seed, hashString(place)) * (startsAt - opened)
    const [then, close] = [readAt(quoted, rules, asOf), readAt(quoted, rules)]
    return then && close ? closedOffers(then, close, of(game, then.player, then.stat)) : []
  })
}

/** Vig-free closing probability of the over at a line, by the last quotes before the start; null if too few books priced the place. */
export const closingOver = (quoted: Quoted, line: number, rules: ImpliedRules): number | null =>
  readAt(quoted, rules)?.implied.over(line, '') ?? null

/** Whether a market slot is one of players. */
export const isProp = (place: string): boolean => place.startsWith('player-prop|full|')

const openedAt = (quoted: Quoted): number =>
  Math.min(...[...quoted.values()].map(([first]) => first?.observedAt ?? Number.POSITIVE_INFINITY))

/** Null if too few books price the place for a probability. */
function readAt(quoted: Quoted, rules: ImpliedRules, asOf?: number): ImpliedPlace | null {
  const place = impliedOf(quoted, rules, asOf)
  return place && place.whole.length >= MIN_PROP_BOOKS ? place : null
}

function closedOffers(then: ImpliedPlace, close: ImpliedPlace, view: ReturnType<PropJudge['of']>): ClosedProp[] {
  const { implied } = then
  const beliefs = propBeliefs(implied, view)
  const book = marketBook(then.newest)
  return book.markets.flatMap(({ line }) => {
    if (line === null) return []
    const over = close.implied.over(line, '') as number
    const blend = beliefs.blend(line)
    return ([0, 1] as const).flatMap((side): ClosedProp[] => {
      const best = book.best(line, side)
      const offer = best && propOffer({ line, side, blend, implied }, best)
      const closing = ofSide(over, side)
      // Far from every quoted line nothing is left of a probability.
      return offer && isOpen(offer.expected) && isOpen(closing) ? [{ ...offer, closing }] : []
    })
  })
}

const isOpen = (probability: number): boolean => probability > 0 && probability < 1
