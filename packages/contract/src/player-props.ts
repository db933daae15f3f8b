import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { betFields, reasoning } from './bet-fields.ts'
import { justMissed, PropFunnel } from './list-fields.ts'
import { OwnBooks } from './own-books.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

const american = describe(
  z.nullable(z.number()),
  'American: the best price of that side at this line; null where nobody asks one',
)
const recommended = describe(
  z.enum(['STRONG BET', 'BET', 'LEAN', 'PASS']),
  'PASS unless it is worth its price; then STRONG BET from 80 % confidence, BET from 75, LEAN from 50',
)

/** What every answer says of a prop: of each player and stat the line and side that are worth most by prices of their own line, and every other that is recommended. */
const propFields = {
  id: describe(z.string(), 'game, player, stat, line and side: the same bet keeps it'),
  gameId: z.string(),
  playerName: z.string(),
  team: describe(z.nullable(z.string()), 'the player’s last team; null if that is neither side'),
  opponent: z.nullable(z.string()),
  homeTeam: z.string(),
  awayTeam: z.string(),
  matchup: describe(z.string(), 'away @ home'),
  league: describe(z.string(), 'as shown: MLB'),
  gameTime: z.nullable(moment('start; null where the source records the day only')),
  propType: describe(z.string(), 'in words: Total bases'),
  line: describe(z.number(), 'the count to pass'),
  side: z.enum(['Over', 'Under']),
  odds: describe(z.number(), 'American: of the recommended side'),
  overOdds: american,
  underOdds: american,
  bookmaker: describe(z.string(), 'who pays the recommended side; an invented price says so'),
  confidence: z.nullable(percent('chance that this price beats the fair closing price; null where it is not known')),
  confidenceAssumed: describe(
    z.boolean(),
    'constant false: the confidence of a prop is learned from closing prices of props, or not known yet',
  ),
  carriedOverFrom: describe(
    z.nullable(z.number()),
    'the quoted line that the probability rests on beside the few quotes of this one, or whose odds these contradict; null if enough books quote this line',
  ),
  winProbability: percent('our fair chance, of the bets that are decided'),
  expectedValue: describe(z.number(), 'percent of the stake'),
  valueGrade: betFields.valueGrade,
  quotedAt: betFields.quotedAt,
  goodDownTo: betFields.goodDownTo,
  recommendation: recommended,
}

const history = {
  last5: describe(
    z.array(z.boolean()),
    'whether the player’s last five games went this way, newest last; fewer if fewer are known',
  ),
  last5Display: describe(z.string(), 'the same as marks: ✅❌'),
  lastTen: describe(
    z.object({ hits: z.number(), games: z.number() }),
    'how often this side of the line hit in the last ten games known, and how many those are',
  ),
  successRate: z.nullable(
    percent('share of the player’s last 30 games in which this side of the line hit; null if fewer are known'),
  ),
  gamesPlayed: describe(z.number(), 'games this season for the team the player last played for'),
  tier: describe(
    z.nullable(z.enum(['all-star', 'consistent', 'average'])),
    'of the player in this stat, whatever the line and side. all-star: our projection is in the top tenth of the league’s players listed with this stat. consistent: the player reached the median projection of those players in 8 of the last 10 games or more. Else average; null below 10 listed players, 10 known games, or without a projection',
  ),
}

const Indicators = z.object({
  injury: z.object({
    status: describe(z.nullable(z.string()), '✅ named to start, ❌ said to be out; null: nothing is said'),
  }),
  form: z.object({
    icon: z.nullable(z.string()),
    streak: describe(z.number(), 'last games in a row that went this way'),
  }),
  weather: z.object({
    icon: z.nullable(z.string()),
    text: describe(z.nullable(z.string()), 'as forecast for the ground; null where it is covered or not known'),
    impact: describe(z.null(), 'constant null: no effect of weather on what players count is measured here'),
  }),
  sharp: z.object({
    direction: describe(
      z.nullable(z.enum(['over', 'under'])),
      'where the books moved since they opened; null: nowhere',
    ),
    strength: describe(z.nullable(z.enum(['strong', 'weak'])), 'strong: three books or more, none the other way'),
  }),
  arbitrage: z.object({
    available: describe(
      z.boolean(),
      'whether over and under of this line together pay more than they cost; false where a push may return the stakes, and where either is a probable pricing error',
    ),
  }),
})

/** A prop in the premium views. Expected values in percent. */
export const PremiumProp = z.object({
  ...propFields,
  ...history,
  rank: describe(
    z.number(),
    'from 1: by expected value, then confidence; prices above 10 % look like mistakes and come last',
  ),
  probability: z.object({ bayesian: describe(z.number(), '0–1: the win probability'), display: z.string() }),
  valueScore: describe(z.number(), '0–10: expected value in percent, held between 0 and 10'),
  analytics: z.object({
    expectedValue: describe(z.number(), 'percent of the stake'),
    kellySize: fraction('full Kelly of the bankroll; 0 where it is not worth its price'),
    valueGrade: betFields.valueGrade,
    historicalHitRate: history.successRate,
    confidence: propFields.confidence,
    recommendation: recommended,
  }),
  indicators: Indicators,
  reasoning,
})
export type PremiumProp = z.infer<typeof PremiumProp>

/** A prop in the enhanced view: what the models say of it. Expected values are fractions. */
export const EnhancedProp = z.object({
  ...propFields,
  playerId: describe(z.string(), 'the player’s name within the league'),
  statType: z.string(),
  lineValue: z.number(),
  bestOverOdds: american,
  bestUnderOdds: american,
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  mlPrediction: describe(
    z.nullable(
      z.object({
        ensemblePrediction: describe(z.number(), '0–1: books and models together, of the recommended side'),
        modelConfidence: describe(
          z.number(),
          '0–1: how much of the player’s level rests on own games; the rest is the league’s',
        ),
        uncertainty: describe(z.number(), '0–1: how far books, learned model and level lie from the ensemble'),
        topFeatures: z.array(
          z.object({
            feature: z.string(),
            importance: describe(z.number(), '0–1: share of all that moves the expected count'),
            impact: describe(
              z.number(),
              'by how much the expected count would be lower without it, in units of the stat',
            ),
          }),
        ),
      }),
    ),
    'null for a player nobody has seen',
  ),
  expectedCount: describe(z.nullable(z.number()), 'by our model alone, in units of the stat; null likewise'),
  valueScore: describe(z.number(), '0–10: expected value in percent, held between 0 and 10'),
  kellyCriterionSize: fraction('full Kelly of the bankroll'),
  ubseRating: describe(
    z.nullable(z.number()),
    'confidence × 0.4 + expected value in percent × 0.3 + win probability × 0.3; null if confidence is not known or assumed, and for a probable pricing error',
  ),
  sharpMoneyAlignment: describe(z.boolean(), 'whether three books or more moved this way and none the other'),
  publicFadeOpportunity: describe(z.null(), 'constant null: no feed has tickets on props'),
  arbitrageOpportunity: z.object({ detected: z.boolean() }),
  lineMovement: z.object({
    direction: describe(
      z.enum(['up', 'down', 'stable']),
      'of the line at this book, else of the over; stable below half a point of chance',
    ),
    movementPercentage: describe(z.number(), 'points of chance the over moved by, mean of the books'),
    originalLine: describe(z.nullable(z.number()), 'of this book when it opened; null if that is not known'),
    steamMove: z.boolean(),
  }),
  reasoning,
})
export type EnhancedProp = z.infer<typeof EnhancedProp>

const leagueCounts = describe(z.array(z.object({ league: z.string(), props: z.number() })), 'leagues that have any')

/** GET /api/premium-player-props: every prop of the games to come, ranked. */
export const premiumPlayerProps = route({
  method: 'GET',
  path: '/api/premium-player-props',
  summary: 'Every player prop of the games to come, ranked by expected value, then confidence.',
  answer: z.object({
    success: describe(z.boolean(), 'constant true where it is answered at all'),
    props: z.array(PremiumProp),
    summary: z.object({
      leagues: leagueCounts,
      strongBets: describe(z.number(), 'recommended as STRONG BET or BET'),
      topGrades: describe(z.number(), 'graded A+ or A'),
    }),
    totalProps: z.number(),
    error: describe(z.nullable(z.string()), 'why there are none, in words; null where there are some'),
    funnel: PropFunnel,
    justMissed,
    provenance: Provenance,
  }),
})
export type PremiumPlayerProps = z.infer<typeof premiumPlayerProps.answer>

/** GET /api/authentic-props: the scan of the premium and enhanced pages. */
export const authenticProps = route({
  method: 'GET',
  path: '/api/authentic-props',
  summary: 'The same props with what models, books and movement say of each.',
  answer: z.object({
    success: describe(z.boolean(), 'constant true where it is answered at all'),
    enhancedProps: z.array(EnhancedProp),
    summary: z.object({
      totalProps: z.number(),
      enhancedProps: describe(z.number(), 'of players our models know'),
      liveGamesFiltered: describe(z.number(), 'props whose games have begun: they are not listed'),
      valueGrades: describe(z.record(z.string(), z.number()), 'how many of each grade'),
      avgConfidence: z.nullable(percent('mean; null where there is none')),
    }),
    gameCount: z.number(),
    propsByGame: describe(z.record(z.string(), z.number()), 'how many, by game'),
    message: z.string(),
    timestamp: moment('the moment of the board'),
    intelligence: z.object({ summary: z.string(), features: z.array(z.string()) }),
    metadata: z.object({
      highProbabilityProps: describe(z.number(), 'ensemble of 0.8 or more'),
      valueOpportunities: describe(z.number(), '+EV bets worth more than 2.0 % of the stake, as it is shown'),
      arbitrageOpportunities: z.number(),
    }),
    totalProps: z.number(),
    funnel: PropFunnel,
    justMissed,
    provenance: Provenance,
  }),
})
export type AuthenticProps = z.infer<typeof authenticProps.answer>

/** GET /api/player-props: the plain list. */
export const playerProps = route({
  method: 'GET',
  path: '/api/player-props',
  summary: 'The same props as a plain list: those worth their price first.',
  answer: z.object({
    success: describe(z.boolean(), 'constant true where it is answered at all'),
    props: z.array(z.object({ ...propFields, player: z.string(), statType: z.string(), reasoning })),
    provenance: Provenance,
  }),
})
export type PlayerProps = z.infer<typeof playerProps.answer>

const Drawn = z.object({
  ...PremiumProp.shape,
  finalRecommendation: describe(z.string(), 'Over or Under, with the line'),
  finalConfidence: z.nullable(percent('the confidence; null if it is not known yet')),
})

const drawn = z.object({
  success: describe(z.boolean(), 'false where none is over the bar'),
  prop: z.nullable(Drawn),
  among: describe(z.number(), 'props over the bar'),
  message: describe(z.nullable(z.string()), 'why there is none; null where there is one'),
  error: describe(z.null(), 'constant null: what cannot be answered is answered with a status'),
  justMissed,
  provenance: Provenance,
})

/** GET /api/player-props/random: one prop over the bar. */
export const randomPlayerProp = route({
  method: 'GET',
  path: '/api/player-props/random',
  summary:
    'One prop drawn uniformly from those with a positive EV and a measured confidence of 80 or more; drawn again for each request.',
  query: OwnBooks,
  answer: drawn,
})
export type RandomPlayerProp = z.infer<typeof randomPlayerProp.answer>

/** GET /api/live-player-props/random: one recommended prop of a game in play. */
export const randomLivePlayerProp = route({
  method: 'GET',
  path: '/api/live-player-props/random',
  summary:
    'One prop drawn uniformly from the recommended ones of games in play, at in-play prices; none while no book quotes props in play. Drawn again for each request.',
  query: OwnBooks,
  answer: drawn,
})
