import * as z from 'zod/mini'
import { describe } from '#describe'
import { betFields, reasoning } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { marketPulse } from './market-pulse.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** A bet that UBSE recommends. */
export const UbseRecommendation = z.object({
  ...betFields,
  reasoning,
  expectedValue: describe(z.number(), 'percent of the stake'),
  sharpValue: describe(
    z.nullable(z.number()),
    'percent: the same value against the sharpest book alone; null where it does not quote or the best price is its own',
  ),
  grade: describe(z.string(), 'the same as valueGrade'),
  rankScore: describe(
    z.nullable(z.number()),
    'confidence × 0.4 + expected value in percent × 0.3 + win probability × 0.3',
  ),
  isTrending: describe(z.boolean(), 'whether the market moved towards it since it opened'),
  isHighConfidence: describe(z.boolean(), 'confidence of 80 or more'),
  isEnhanced: describe(z.boolean(), 'constant false: enhanced markets are told by /api/auto-enhanced-markets'),
  isLive: describe(z.boolean(), 'constant false: bets in play are among the enhanced markets'),
  awayStrength: describe(
    z.nullable(z.number()),
    '0–1: chance to beat another side of the league on neutral ground; null where its sides are not known',
  ),
  homeStrength: describe(z.nullable(z.number()), '0–1, likewise'),
  ...marketPulse,
})
export type UbseRecommendation = z.infer<typeof UbseRecommendation>

/** GET /api/ubse/enhanced-recommendations: every winner, spread and total of 70 % confidence or more that is worth its price; other bets are enhanced markets. */
export const ubseRecommendations = route({
  method: 'GET',
  path: '/api/ubse/enhanced-recommendations',
  summary:
    'Every winner, spread and total of 70 % confidence or more on games to come that is worth its price, the most confident first.',
  answer: z.object({
    recommendations: z.array(UbseRecommendation),
    funnel: listFields.funnel,
    justMissed: describe(
      listFields.justMissed,
      'with fewer than three bets here and in UBSE’s enhanced markets together: the five of both that came nearest, never counted; none while past games are being learned',
    ),
    provenance: Provenance,
  }),
})
export type UbseRecommendations = z.infer<typeof ubseRecommendations.answer>
