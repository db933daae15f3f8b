import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { betFields, reasoning, settlement } from './bet-fields.ts'
import { LiveGame } from './live-data.ts'
import { Provenance } from './provenance.ts'
import { PublishedPick } from './published-pick.ts'
import { QuotedMarket } from './quoted-market.ts'
import { route } from './route.ts'

const Outcome = z.object({
  name: describe(z.string(), 'the side, or Draw'),
  ours: percent(
    'fair probability, rating and market together; the rating alone if nobody quotes; 100 or 0 once it is over',
  ),
  rating: z.nullable(
    percent('our model alone: by ratings before the start, by score and time in play; null if it is not known'),
  ),
  market: z.nullable(percent('vig-free market: before the start, or in play; null if nobody quotes')),
})

const BookPrice = z.object({
  book: describe(z.string(), 'an invented price says so'),
  odds: describe(z.number(), 'American'),
  quotedAt: moment('when it was seen'),
  isStale: describe(z.boolean(), 'its book has not confirmed it while the others moved: never the best price'),
  isExcluded: describe(z.boolean(), 'bets at its book lose far more than they closed on: never the best price'),
  expectedValue: describe(z.nullable(z.number()), 'percent of the stake at this book; null for a stale price'),
})

/** A bet at its last price before the start. */
const ClosingBet = z.object({
  id: betFields.id,
  betType: betFields.betType,
  pick: betFields.pick,
  line: betFields.line,
  odds: describe(z.number(), 'American: the best price as the game began'),
  bookmaker: betFields.bookmaker,
  quotedAt: betFields.quotedAt,
  winProbability: percent('fair probability as the game began'),
  marketProbability: z.nullable(
    percent(
      'vig-free consensus of the books then, of a winner the sharp book’s price alone if it quoted; null if too few of them quoted',
    ),
  ),
  expectedValue: describe(z.number(), 'percent of the stake, at that price'),
  isPublished: describe(z.boolean(), 'whether it was published'),
  settlement,
  books: describe(z.array(BookPrice), 'every book that priced it, the best first'),
})

const Closing = z.object({
  outcomes: describe(z.array(Outcome), 'probability of each outcome as the game began'),
  bets: describe(z.array(ClosingBet), 'on winner, spread and total'),
  markets: describe(z.array(QuotedMarket), 'other lines and parts of the game'),
})

/** GET /api/games/{gameId}: everything that is known of a game. */
export const gamePage = route({
  method: 'GET',
  path: '/api/games/{gameId}',
  summary: 'A game of the board: score, chances beside the market, every bet with every book, props, what was decided.',
  answer: z.object({
    game: LiveGame,
    outcomes: describe(z.array(Outcome), 'probability of each outcome as it is now'),
    curve: describe(
      z.array(
        z.object({ at: moment('when it was seen'), home: percent('chance of the home side'), score: z.string() }),
      ),
      'of the game while it is on, minute by minute since it was first looked at; empty before',
    ),
    hasSeason: describe(
      z.object({ home: z.boolean(), away: z.boolean() }),
      'whether GET /api/team-stats knows the season of each side: false for one that has not played since the history began',
    ),
    strengths: describe(
      z.nullable(z.object({ home: z.number(), away: z.number() })),
      '0–1: chance to beat another side of the league on neutral ground',
    ),
    bets: describe(
      z.array(
        z.object({
          ...betFields,
          expectedValue: describe(z.number(), 'percent of the stake'),
          sharpValue: describe(
            z.nullable(z.number()),
            'percent: against the sharpest book alone; null where it does not quote or the best price is its own',
          ),
          marketProbability: z.nullable(
            percent(
              'vig-free consensus of the books, of a winner the sharp book’s price alone if it quotes; null if too few of them quote',
            ),
          ),
          carriedOverFrom: describe(
            z.nullable(z.number()),
            'the quoted line that the probability rests on beside the few quotes of this one, or whose odds these contradict; null if enough books quote this line',
          ),
          reasoning,
          books: describe(z.array(BookPrice), 'every book that prices it, the best first'),
        }),
      ),
      'on winner, spread and total; empty once the game has begun',
    ),
    markets: describe(
      z.array(QuotedMarket),
      'next to winner, spread and total: other lines and parts of the game; empty once it has begun',
    ),
    livePrices: describe(
      z.array(QuotedMarket),
      'what can be had while the game is on, by the newest price of each book; empty before and after',
    ),
    closing: describe(
      z.nullable(Closing),
      'the game as its markets closed, which does not change while the app runs; null before the start, its lists empty if the game was over before the app began',
    ),
    published: describe(z.array(PublishedPick), 'what was published of this game, and what each bet is now'),
    decisions: describe(
      z.array(
        z.object({
          market: describe(z.string(), 'Winner, Spread, Total; Line where it is not told which'),
          id: describe(z.nullable(z.string()), 'of the bet that was picked; null on passes'),
          isPick: z.boolean(),
          isRecorded: describe(
            z.nullable(z.boolean()),
            'false while the pick is not yet written to the ledger; null on passes',
          ),
          text: describe(z.string(), 'the selection in words, or why it was passed'),
          publishedOdds: describe(
            z.nullable(z.number()),
            'American: the price it was published at; null if it was not',
          ),
        }),
      ),
      'what was decided about each market',
    ),
    props: describe(
      z.array(
        z.object({
          id: z.string(),
          playerName: z.string(),
          team: z.nullable(z.string()),
          propType: z.string(),
          side: z.enum(['Over', 'Under']),
          line: z.number(),
          odds: describe(z.number(), 'American: the best price'),
          bookmaker: z.string(),
          quotedAt: moment('when the price was seen'),
          confidence: z.nullable(percent('to beat the fair close')),
          confidenceAssumed: betFields.confidenceAssumed,
          winProbability: percent('our fair chance'),
          carriedOverFrom: describe(
            z.nullable(z.number()),
            'the quoted line that the probability rests on beside the few quotes of this one, or whose odds these contradict; null if enough books quote this line',
          ),
          expectedValue: describe(z.number(), 'percent of the stake'),
          valueGrade: betFields.valueGrade,
          recommendation: betFields.recommendation,
          lastCounts: describe(z.array(z.number()), 'of the player’s last games, newest last'),
        }),
      ),
      'of each player and stat the line worth most, and every other that is recommended, the best first; none once the game has begun',
    ),
    factors: describe(z.array(z.string()), 'who is out or starts, the weather'),
    provenance: Provenance,
  }),
})
export type GamePage = z.infer<typeof gamePage.answer>
