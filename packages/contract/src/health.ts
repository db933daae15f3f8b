import * as z from 'zod/mini'
import { moment, said } from '#said'
import { route } from './route.ts'

/** GET /api/health: 503 with a phase until the first board, an empty one counts, is served; then 200. */
export const health = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether a board is being served, from which source and how old it is.',
  answer: z.object({
    status: z.enum(['starting', 'ok']),
    phase: said(z.string(), 'what is being done'),
    version: said(z.string(), 'of the app'),
    source: z.string(),
    now: moment('the app’s own clock'),
    boardVersion: z.nullable(z.number()),
    boardAgeSeconds: said(z.nullable(z.number()), 'seconds of the app’s clock since the board was made'),
    newestFactAgeSeconds: said(z.nullable(z.number()), 'seconds of the app’s clock since the newest fact became known'),
    troubles: z.array(z.string()),
  }),
})
export type Health = z.infer<typeof health.answer>
