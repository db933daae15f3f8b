import * as z from 'zod/mini'
import { describe, fraction, percent } from '#describe'
import { betFields } from './bet-fields.ts'

/** How many bets come through each step, from the prices looked at to the two top picks: every screen counts by it. */
export const Funnel = z.object({
  prices: describe(z.number(), 'prices on winner, spread and total of games to come that were looked at'),
  positiveEv: describe(
    z.nullable(z.number()),
    'those with an EV above 0 now, by prices of their own line; null in the first moments, in which it is not known what prices are worth',
  ),
  recommended: describe(z.number(), 'those worth making now: recommended as bet or lean'),
  published: describe(
    z.number(),
    'picks published on games to come: decided at the prices of all books, whatever they are worth now',
  ),
  topPicks: describe(z.number(), 'the best bets now, two at most'),
})
export type Funnel = z.infer<typeof Funnel>

/** The same steps of player props: none of them is published yet. */
export const PropFunnel = z.object({
  props: describe(
    z.number(),
    'props looked at: of each player and stat the line and side that are worth most by prices of their own line, and every other that is recommended',
  ),
  positiveEv: describe(
    z.nullable(z.number()),
    'those with an EV above 0 now, by prices of their own line; null while past games are learned and no prop has a value yet',
  ),
  recommended: describe(z.number(), 'those worth making now'),
})
export type PropFunnel = z.infer<typeof PropFunnel>

/** A bet that just missed a list, with its true figures and why. It enters no count. */
export const MissedBet = z.object({
  id: describe(z.string(), 'of the bet; says nothing of it where bets are anonymized'),
  gameId: describe(z.nullable(z.string()), 'null where bets are anonymized'),
  league: betFields.league,
  game: describe(z.nullable(z.string()), 'away @ home; null where bets are anonymized'),
  gameTime: betFields.gameTime,
  betType: describe(z.string(), 'the market in words'),
  pick: describe(z.string(), 'the selection in words, without its price; the market where bets are anonymized'),
  odds: betFields.odds,
  bookmaker: betFields.bookmaker,
  quotedAt: betFields.quotedAt,
  confidence: betFields.confidence,
  confidenceAssumed: betFields.confidenceAssumed,
  winProbability: percent('fair probability that the bet wins'),
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  valueGrade: betFields.valueGrade,
  isLive: describe(z.boolean(), 'whether its game is on: its price is one in play'),
  missedBy: describe(z.string(), 'why it falls short, in words'),
})
export type MissedBet = z.infer<typeof MissedBet>

export const justMissed = describe(
  z.array(MissedBet),
  'with fewer than three bets in the list: the five that came nearest, never counted; none while past games are being learned',
)

/** What every list of bets says next to its rows. */
export const listFields = { funnel: Funnel, justMissed }
