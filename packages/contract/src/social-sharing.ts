import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { listFields } from './list-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** Where something can be shared. */
export const platforms = ['twitter', 'facebook', 'reddit', 'telegram', 'whatsapp', 'copy'] as const

const Shared = z.object({
  id: describe(z.string(), 'says nothing of the bet'),
  sport: describe(z.string(), 'league as shown: MLB'),
  predictionType: describe(z.string(), 'Moneyline, Run line, Total …'),
  anonymizedInsight: describe(z.string(), 'league, market and figures; no team, no player and no price'),
  odds: describe(z.number(), 'American: the best price'),
  confidence: percent('chance that the price beats the fair closing price'),
  shareableText: describe(z.string(), 'the same for other places, its price in American odds'),
  hashtags: describe(z.array(z.string()), 'without the sign'),
  timestamp: moment('when the price was seen'),
  metadata: z.object({
    successRate: z.nullable(percent('published picks of that league and market that won; null below 30 settled')),
    sample: describe(z.number(), 'settled picks of that league and market'),
    winStreak: describe(z.nullable(z.number()), 'of those the last in a row that won; null below 30 settled'),
  }),
})
export type SharePrediction = z.infer<typeof Shared>

/** GET /api/social-sharing/predictions: what may be shared. */
export const sharePredictions = route({
  method: 'GET',
  path: '/api/social-sharing/predictions',
  summary: 'The bets of 70 % confidence or more that are worth their price, without names; twelve at most.',
  answer: z.object({ predictions: z.array(Shared), ...listFields, provenance: Provenance }),
})
export type SharePredictions = z.infer<typeof sharePredictions.answer>

/** GET /api/social-sharing/share-urls/{id}: where to share one. */
export const shareUrls = route({
  method: 'GET',
  path: '/api/social-sharing/share-urls/{id}',
  summary: 'Addresses that open each platform with the text of a prediction.',
  answer: z.object({
    shareUrls: z.object({
      twitter: z.string(),
      facebook: z.string(),
      reddit: z.string(),
      telegram: z.string(),
      whatsapp: z.string(),
    }),
  }),
})
export type ShareUrls = z.infer<typeof shareUrls.answer>

/** The facts of a share. */
export const ShareResponse = z.object({
  predictionId: z.string().check(z.minLength(1), z.maxLength(40)),
  platform: z.enum(platforms),
})

/** POST /api/social-sharing/track: something was shared. */
export const trackShare = route({
  method: 'POST',
  path: '/api/social-sharing/track',
  summary: 'Counts a share by platform; nothing is kept of who shared.',
  body: ShareResponse,
  answer: z.object({
    success: describe(z.boolean(), 'constant true'),
    shares: describe(z.number(), 'on that platform since the app was started'),
  }),
})
