import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { analyst } from './analyze-pick.ts'
import { betFields, liveScore } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { OwnBooks } from './own-books.ts'
import { Provenance } from './provenance.ts'
import { PublishedPick } from './published-pick.ts'
import { route } from './route.ts'

/** A bet as the AI Market Analysis shows it; each belongs to a game and market of the slate. */
const Opportunity = z.object({
  ...betFields,
  bet: describe(z.string(), 'the selection in words, without its price'),
  matchInfo: describe(z.string(), 'away @ home'),
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  reasoning: describe(z.array(z.string()), 'sentences'),
  isLive: describe(z.boolean(), 'whether its game is on: its price is one in play'),
  score: liveScore,
})

/** POST /api/ai-market-analysis: the slate in words. */
export const aiMarketAnalysis = route({
  method: 'POST',
  path: '/api/ai-market-analysis',
  summary: 'The best bets of the slate and the picks that are on, in words and numbers; nothing is sent along.',
  query: OwnBooks,
  answer: z.object({
    publishedInPlay: describe(
      z.array(PublishedPick),
      'published picks of games that are on, with what each bet is now',
    ),
    strategicInsights: z.object({
      valueOpportunities: describe(z.array(Opportunity), 'the six best on games to come, then the six best in play'),
    }),
    executiveSummary: z.object({
      topOpportunities: describe(z.array(z.string()), 'the bets to come in one line each'),
      marketOverview: describe(z.string(), 'in prose'),
    }),
    metadata: z.object({
      gameCount: z.number(),
      liveGames: z.number(),
      highConfidencePicks: describe(z.number(), 'of those on games to come, 80 or more'),
      averageConfidence: z.nullable(percent('mean of those on games to come; null where none is known')),
      unmatched: describe(z.number(), 'suggestions that belong to no game of the slate and were dropped'),
      timestamp: moment('the moment of the board'),
      analyst,
    }),
    ...listFields,
    provenance: Provenance,
  }),
})
export type AiMarketAnalysis = z.infer<typeof aiMarketAnalysis.answer>
