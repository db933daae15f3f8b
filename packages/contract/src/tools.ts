import * as z from 'zod/mini'
import { describe } from '#describe'
import { route } from './route.ts'

const NO_ODDS = 'expected odds as -110, +150, 2.5 or 3/2, got nothing'
const odds = (description: string) =>
  describe(
    z.string().check(
      z.refine((text) => text.trim() !== '', { error: NO_ODDS }),
      z.maxLength(200),
    ),
    `${description}; as -110, +150, 2.5 or 3/2`,
  )
const share = describe(z.coerce.number().check(z.gte(0), z.lte(1)), '0–1')
const Price = z.object({
  american: describe(z.number(), 'American'),
  decimal: z.number(),
  fraction: describe(z.string(), 'the nearest customary one: 10/11'),
  implied: describe(z.number(), '0–1: one over the price, margin left in'),
})

/** GET /api/tools/convert: prices in every form, and the margin taken out. */
export const convertTool = route({
  method: 'GET',
  path: '/api/tools/convert',
  summary: 'Prices as American, decimal, fraction and chance; of several that make a market the fair chances, too.',
  query: z.object({ odds: odds('prices between commas') }),
  answer: z.object({
    prices: z.array(Price),
    overround: describe(z.nullable(z.number()), 'what the chances sum to beyond 1; null for a single price'),
    fair: describe(
      z.nullable(z.record(z.string(), z.array(z.number()))),
      '0–1 by each way of taking the margin out; null for a single price, and where there is no margin to take out',
    ),
  }),
})
export type ConvertTool = z.infer<typeof convertTool.answer>

/** GET /api/tools/parlay: what a parlay pays, and what the book keeps. */
export const parlayTool = route({
  method: 'GET',
  path: '/api/tools/parlay',
  summary: 'What a parlay of independent legs pays, what would be fair, and what the book keeps of it.',
  query: z.object({
    legs: odds('the backed price and those of all else between commas, legs between semicolons'),
    price: z.optional(odds('what the book pays; the product of the legs otherwise')),
  }),
  answer: z.object({
    price: Price,
    fairPrice: Price,
    chance: describe(z.number(), '0–1: that all legs come in'),
    hold: describe(z.number(), 'share of the stake that the book keeps'),
  }),
})
export type ParlayTool = z.infer<typeof parlayTool.answer>

const Hedge = z.object({
  stake: describe(z.number(), 'on the other side'),
  ifWon: describe(z.number(), 'profit of both bets if the first wins'),
  ifLost: describe(z.number(), 'and if it loses'),
})

/** GET /api/tools/hedge: how much to stake on the other side. */
export const hedgeTool = route({
  method: 'GET',
  path: '/api/tools/hedge',
  summary: 'How much to stake on the other side of a bet, and what a free bet is turned into.',
  query: z.object({
    stake: z.coerce.number().check(z.gt(0), z.lte(10_000_000)),
    price: odds('the bet was made at'),
    against: odds('price of everything else that can happen'),
    free: z.optional(describe(z.enum(['true', 'false']), 'whether the stake is a free bet')),
  }),
  answer: z.object({
    equal: describe(Hedge, 'the same profit whatever happens'),
    cover: describe(Hedge, 'nothing is lost if the first bet loses'),
    converted: describe(
      z.nullable(z.number()),
      'share of a free bet’s face value that it is turned into; null for cash',
    ),
  }),
})
export type HedgeTool = z.infer<typeof hedgeTool.answer>

/** GET /api/tools/promo: what a boost or an insurance is worth. */
export const promoTool = route({
  method: 'GET',
  path: '/api/tools/promo',
  summary: 'What a profit boost, or a stake that comes back if the bet loses, is worth at a fair chance.',
  query: z.object({
    price: odds('before the promotion'),
    chance: share,
    boost: z.optional(
      describe(z.coerce.number().check(z.gte(0), z.lte(10)), 'of the winnings that is added: 0.5 is 50 %'),
    ),
    back: z.optional(describe(share, 'of the stake that comes back if it loses')),
    worth: z.optional(
      describe(share, 'what a unit of that is worth: 1 in cash, what a free bet is turned into otherwise'),
    ),
  }),
  answer: z.object({
    price: Price,
    plain: describe(z.number(), 'profit expected per unit without the promotion'),
    value: describe(z.number(), 'and with it'),
    added: z.number(),
  }),
})
export type PromoTool = z.infer<typeof promoTool.answer>
