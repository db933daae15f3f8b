import * as z from 'zod/mini'
import { describe, moment } from '#describe'
import { route } from './route.ts'

/** GET /api/health: 503 with a phase until the first board (an empty one counts); then 200, even if degraded. */
export const health = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether a board is being served, from which source and how old it is.',
  answer: z.object({
    status: describe(
      z.enum(['starting', 'ok', 'degraded']),
      'degraded: a board is served, but something cannot be read or written; `troubles` says what',
    ),
    phase: describe(z.string(), 'what is being done'),
    version: describe(z.string(), 'of the app'),
    source: z.string(),
    now: moment('the app’s own clock'),
    boardVersion: z.nullable(z.number()),
    boardAgeSeconds: describe(z.nullable(z.number()), 'seconds of the app’s clock since the board was made'),
    newestFactAgeSeconds: describe(
      z.nullable(z.number()),
      'seconds of the app’s clock since the newest fact became known',
    ),
    notUpdating: describe(
      z.nullable(z.string()),
      'why the board can’t be updated, in a sentence; also one of `troubles`; null while it can',
    ),
    recording: describe(
      z.nullable(
        z.object({
          isRecording: describe(z.boolean(), 'whether the database can be written'),
          notRecordingSince: z.nullable(moment('the app’s own clock; null while it can')),
          notice: describe(
            z.nullable(z.string()),
            'why nothing is recorded or published, in words; also one of `troubles`; null while all is well',
          ),
          waitingEntries: describe(z.number(), 'ledger entries that are safe in the outbox and not in the ledger yet'),
        }),
      ),
      'null until the database is open',
    ),
    troubles: describe(z.array(z.string()), 'what cannot be read or written and why, in words'),
    recovered: describe(
      z.array(
        z.object({
          message: describe(z.string(), 'what was wrong, in the words `troubles` had for it'),
          at: moment('the app’s own clock: when it was repaired'),
        }),
      ),
      'what was wrong since the start and has been repaired since, oldest first: no reason to be degraded',
    ),
  }),
})
export type Health = z.infer<typeof health.answer>
