import {
  type ConvertTool,
  convertTool,
  type HedgeTool,
  hedgeTool,
  type ParlayTool,
  type PromoTool,
  parlayTool,
  promoTool,
  type Route,
} from '@fairline/contract'
import {
  americanFromDecimal,
  boostedPrice,
  type DecimalOdds,
  decimalOdds,
  expectedValue,
  formatFraction,
  freeBetValue,
  hedge,
  insuredValue,
  noVig,
  noVigMethods,
  overround,
  type PricedLeg,
  type Probability,
  parlayHold,
  parseOdds,
} from '@fairline/odds'
import type * as z from 'zod/mini'
import { round } from './bet-rows.ts'

type Asked<Door> = Door extends Route<z.ZodMiniType, infer Query> ? z.infer<Query> : never

const priceOf = (price: DecimalOdds) => ({
  american: round(americanFromDecimal(price), 1),
  decimal: round(price, 4),
  fraction: formatFraction(price),
  implied: round(1 / price, 6),
})
/** Reads a price of a field. @throws {RangeError} naming the field */
function priceIn(field: string, text: string): DecimalOdds {
  if (text.trim() === '') throw new RangeError(`${field}: expected odds as -110, +150, 2.5 or 3/2, got nothing`)
  try {
    return parseOdds(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new RangeError(`${field}: ${error.message}`, { cause: error })
  }
}

const six = (value: number) => round(value, 6)
const money = ({ stake, ifWon, ifLost }: ReturnType<typeof hedge>) => ({
  stake: round(stake, 2),
  ifWon: round(ifWon, 2),
  ifLost: round(ifLost, 2),
})

/** @throws {RangeError} naming the price that is none, as all of these do */
function convertToolOf({ odds }: Asked<typeof convertTool>): ConvertTool {
  const prices = odds.split(',').map((text) => priceIn('odds', text))
  const isMarket = prices.length > 1 && overround(prices) >= 0
  return {
    prices: prices.map(priceOf),
    overround: prices.length > 1 ? six(overround(prices)) : null,
    fair: isMarket ? Object.fromEntries(noVigMethods.map((method) => [method, noVig(method, prices).map(six)])) : null,
  }
}

function parlayToolOf({ legs, price }: Asked<typeof parlayTool>): ParlayTool {
  const priced = legs.split(';').map((leg): PricedLeg => {
    const [first, ...others] = leg.split(',').map((text) => priceIn('legs', text))
    if (!first || others.length === 0)
      throw new RangeError(`legs: a leg needs the backed price and those of all else, as -110,-110 (it is "${leg}")`)
    return [first, ...others]
  })
  const held = parlayHold(priced, price === undefined ? undefined : priceIn('price', price))
  return {
    price: priceOf(held.price),
    fairPrice: priceOf(decimalOdds(held.fairPrice)),
    chance: six(held.probability),
    hold: six(held.hold),
  }
}

function hedgeToolOf({ stake, price, against, free }: Asked<typeof hedgeTool>): HedgeTool {
  const bet = { stake, price: priceIn('price', price), against: priceIn('against', against), free: free === 'true' }
  return {
    equal: money(hedge(bet, 'equal')),
    cover: money(hedge(bet, 'cover')),
    converted: bet.free ? six(freeBetValue(bet.price, bet.against)) : null,
  }
}

function promoToolOf({ price, chance, boost = 0, back = 0, worth = 1 }: Asked<typeof promoTool>): PromoTool {
  const [before, fair] = [priceIn('price', price), chance as Probability]
  const boosted = boostedPrice(before, boost)
  const [plain, value] = [expectedValue(fair, before), insuredValue({ probability: fair, price: boosted, back, worth })]
  return { price: priceOf(boosted), plain: six(plain), value: six(value), added: six(value - plain) }
}

const responses: Readonly<Record<string, (query: never) => object>> = {
  [convertTool.path]: convertToolOf,
  [parlayTool.path]: parlayToolOf,
  [hedgeTool.path]: hedgeToolOf,
  [promoTool.path]: promoToolOf,
}

/**
 * The response of the calculator at a path.
 *
 * @param query  as the calculator's own schema parsed it
 * @returns null for a path that is no calculator's
 * @throws {RangeError} naming the price that is none
 */
export const toolResponseOf = (path: string, query: object): object | null => responses[path]?.(query as never) ?? null
