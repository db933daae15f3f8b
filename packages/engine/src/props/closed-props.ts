import { hashString, uniformAt } from '@fairline/numeric'
import { type GameFile, isPropPlace, type Quoted } from '../market/game-file.ts'
import { marketBook } from '../markets/market-book.ts'
import { type ImpliedPlace, type ImpliedRules, impliedOf } from './implied-of.ts'
import { MIN_PROP_BOOKS, type PropJudge } from './judge-props.ts'
import { propBeliefs } from './prop-beliefs.ts'
import { isOpen, ofSide, type PropOffer, propOffer } from './prop-offer.ts'

const HOUR_MS = 3_600_000

/** A prop's best price as it was at a moment before the start, and where its line closed. */
export interface ClosedProp extends PropOffer {
  /** Vig-free closing probability of the side by all books, 0–1. */
  readonly closing: number
}

/** A player's stat as the books had it when the game started. */
export interface ClosedPlace {
  readonly place: string
  readonly quoted: Quoted
  readonly close: ImpliedPlace
}

/** How the props of a league's games are read. */
export type ClosedPropRules = Pick<PropJudge, 'league' | 'of' | 'spread' | 'noVig'>

/** How every player's stat closed. @param file  a game that has started, with the quotes before its start */
export function closedPlaces(file: GameFile, { league, spread, noVig }: ClosedPropRules): ClosedPlace[] {
  const rules = { game: file.game, pricesStand: file.pricesStand, league, spread, noVig }
  return [...file.quotes].flatMap(([place, quoted]) => {
    const close = isPropPlace(place) ? impliedOf(quoted, rules) : null
    return close ? [{ place, quoted, close }] : []
  })
}

/**
 * How a game's props closed: of every player's stat the best price of each side and line as it was at one moment, drawn
 * between its first quote and the start: half of them in the last quarter of that time, where most comes to an end. The moment
 * follows from the game and the market, so that a restart learns the same.
 *
 * @returns none of a game whose start is not known
 */
export function closedProps(
  places: readonly ClosedPlace[],
  { game, pricesStand }: Pick<GameFile, 'game' | 'pricesStand'>,
  { league, of, spread, noVig }: ClosedPropRules,
): ClosedProp[] {
  const { startsAt, id } = game
  if (startsAt === null) return []
  const rules: ImpliedRules = { game, pricesStand, league, spread, noVig }
  const seed = hashString(id)
  return places.flatMap(({ place, quoted, close }) => {
    const opened = openedAt(quoted)
    const drawn = startsAt - uniformAt(seed, hashString(place)) ** 2 * (startsAt - opened)
    const then = isKnown(close) ? impliedOf(quoted, rules, drawn) : null
    if (!then || !isKnown(then)) return []
    const hoursLeft = (startsAt - (pricesStand ? drawn : then.quotedAt)) / HOUR_MS
    return closedOffers(then, close, { hoursLeft, view: of(game, then.player, then.stat) })
  })
}

/** Vig-free closing probability of the over at a line; null if too few books priced the player's stat. */
export const closingOver = ({ close }: ClosedPlace, line: number): number | null =>
  isKnown(close) ? close.implied.over(line, '') : null

const isKnown = ({ whole }: ImpliedPlace): boolean => whole.length >= MIN_PROP_BOOKS

const openedAt = (quoted: Quoted): number =>
  Math.min(...[...quoted.values()].map(([first]) => first?.observedAt ?? Number.POSITIVE_INFINITY))

function closedOffers(
  then: ImpliedPlace,
  close: ImpliedPlace,
  { hoursLeft, view }: { readonly hoursLeft: number; readonly view: ReturnType<PropJudge['of']> },
): ClosedProp[] {
  const beliefs = propBeliefs(then.implied, view)
  const book = marketBook(then.newest)
  return book.markets.flatMap(({ line }) => {
    if (line === null) return []
    const over = close.implied.over(line, '') as number
    const blend = beliefs.blend(line)
    const marketOver = beliefs.market(line)
    return ([0, 1] as const).flatMap((side): ClosedProp[] => {
      const best = book.best(line, side)
      const offer = best && propOffer({ ...then, hoursLeft, line, side, blend, marketOver }, best)
      const closing = ofSide(over, side)
      return offer && isOpen(closing) ? [{ ...offer, closing }] : []
    })
  })
}
