import { z } from 'zod'
import { Instant } from '../time/instant.ts'
import { BetShares } from './bet-shares.ts'
import { ReferenceForecast } from './forecast.ts'
import { Game } from './game.ts'
import { News, Weather } from './news.ts'
import { Quote } from './quote.ts'
import { Result } from './result.ts'
import { Score } from './score.ts'

/** One thing that became known at one moment. The archive holds nothing else. */
export const Fact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('game'), game: Game, observedAt: Instant }),
  z.object({ kind: z.literal('quote'), quote: Quote, observedAt: Instant }),
  z.object({ kind: z.literal('result'), result: Result, observedAt: Instant }),
  z.object({ kind: z.literal('score'), score: Score, observedAt: Instant }),
  z.object({ kind: z.literal('news'), news: News, observedAt: Instant }),
  z.object({ kind: z.literal('weather'), weather: Weather, observedAt: Instant }),
  z.object({ kind: z.literal('shares'), shares: BetShares, observedAt: Instant }),
  z.object({ kind: z.literal('reference'), reference: ReferenceForecast, observedAt: Instant }),
])
export type Fact = z.infer<typeof Fact>
