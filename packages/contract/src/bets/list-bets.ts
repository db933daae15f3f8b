import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { leagueKeys } from '../league-keys.ts'
import { OwnBooks } from '../own-books.ts'
import { Provenance } from '../provenance.ts'
import { route } from '../route.ts'
import { betStates } from './bet-states.ts'

const probability = (text: string) => describe(z.number().check(z.gte(0), z.lte(1)), text)

export const marketKinds = ['moneyline', 'three-way', 'spread', 'total', 'team-total', 'player-prop'] as const

/** Maximum and default number of bets in one response. */
export const MAX_BETS = 500
const DEFAULT_BETS = 100

/** A bet as it is now: probabilities and expected values 0–1, prices decimal. */
export const Bet = z.object({
  id: describe(z.string(), 'game, market, line and selection: the same in every response'),
  gameId: z.string(),
  league: describe(z.string(), 'key: mlb'),
  market: z.enum(marketKinds),
  period: describe(z.string(), 'full, first-five, first-half, quarter-1 …'),
  selection: z.enum(['home', 'draw', 'away', 'over', 'under']),
  line: describe(z.nullable(z.number()), 'handicap of the backed side, or the number to go over; null on winners'),
  team: describe(z.nullable(z.enum(['home', 'away'])), 'team totals: whose; null elsewhere'),
  player: describe(z.nullable(z.string()), 'player props: who; null elsewhere'),
  stat: describe(z.nullable(z.string()), 'player props: what is counted; null elsewhere'),
  state: z.enum(betStates),
  fairProbability: z.nullable(probability('of the bets that are decided; null if too little is known')),
  pushProbability: probability(
    'share of the stake that is returned on average; constant 0 on lines that cannot be hit exactly',
  ),
  carriedOverFrom: describe(
    z.nullable(z.number()),
    'the quoted line that the probability rests on beside the few quotes of this one, or whose odds these contradict, as the backed side has it; null if enough books quote this line',
  ),
  price: describe(z.nullable(z.number()), 'decimal: the best price now; null if nobody offers it'),
  book: describe(z.nullable(z.string()), 'who pays it; an invented price says so'),
  quotedAt: z.nullable(moment('when that price was seen')),
  expectedValue: z.nullable(
    fraction(
      'profit expected per unit staked: (1 − pushProbability) × (fairProbability × price − 1); null without a price or probability; sentences and screens round it to 0.0001 and then, from 0.0005 on, to 0.001',
    ),
  ),
  confidence: z.nullable(
    percent(
      'probability that the price beats the closing line; in play the fair price two minutes later; null if it is not known',
    ),
  ),
  confidenceAssumed: describe(
    z.boolean(),
    'whether confidence is taken from another kind of market (a spread that is the winner by another name is none); false if it is null',
  ),
  grade: describe(
    z.nullable(z.string()),
    'A+ … F, of a probable pricing error, too (a reason says so); null without an expected value',
  ),
  risk: describe(
    z.nullable(z.enum(['low', 'medium', 'high'])),
    'by probability to win: from 60 % low, from 45 % medium',
  ),
  rankScore: describe(
    z.nullable(z.number()),
    'confidence × 0.4 + EV in percent × 0.3 + win probability in percent × 0.3; null if confidence is not known or assumed, and for a probable pricing error',
  ),
  recommendation: describe(
    z.enum(['bet', 'lean', 'pass']),
    'lean: clears the bar of published picks now; bet: with a confidence of 75 % or more',
  ),
  reasons: describe(
    z.array(z.string()),
    'why it is recommended, or why not; no price, book or time inside: the implied probability is one over `price`',
  ),
  published: describe(
    z.nullable(
      z.object({
        price: describe(z.number(), 'decimal'),
        book: z.string(),
        at: moment('when it was published'),
        expectedValue: fraction('profit expected then'),
        confidence: z.nullable(percent('probability then that the price beats the closing line')),
      }),
    ),
    'what was published of it: unchangeable, graded later; null if nothing was',
  ),
})
export type Bet = z.infer<typeof Bet>

/** GET /api/v1/bets: every evaluated bet. */
export const listBets = route({
  method: 'GET',
  path: '/api/v1/bets',
  summary:
    'Every evaluated bet, main and alternate lines, player props and in play alike, ordered by id; anyone may call it. Pages are read one after another while prices move: a bet that matches the filters all along is listed once, with its figures as of its page; one that begins or ceases to match may be missing. `books` and `region` judge each bet at the best price of those books.',
  query: z.strictObject({
    game: z.optional(describe(z.string().check(z.minLength(1), z.maxLength(200)), 'a game’s id')),
    league: z.optional(
      describe(
        z.pipe(z.string().check(z.toLowerCase()), z.enum(leagueKeys)),
        `a league’s key, in any case: ${leagueKeys.join(', ')}`,
      ),
    ),
    market: z.optional(z.enum(marketKinds)),
    minEv: z.optional(describe(z.coerce.number().check(z.gte(-1), z.lte(10)), 'lowest expected value, 0.01 is 1 %')),
    state: z.optional(describe(z.enum(betStates), 'ended: published bets of games that are over')),
    limit: z.optional(describe(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_BETS)), `default ${DEFAULT_BETS}`)),
    cursor: z.optional(
      describe(
        z.string().check(z.maxLength(2000)),
        'nextCursor of the response before, with the same filters; the limit may differ',
      ),
    ),
    ...OwnBooks.shape,
  }),
  answer: z.object({
    bets: z.array(Bet),
    nextCursor: describe(
      z.nullable(z.string()),
      'asks for the next bets, by the same filters; null after the last ones',
    ),
    provenance: Provenance,
  }),
})
export type ListBets = z.infer<typeof listBets.answer>
export type BetQuery = z.infer<NonNullable<typeof listBets.query>>
export const defaultBets = DEFAULT_BETS
