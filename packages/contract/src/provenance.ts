import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'

/** Where the numbers of an answer come from, and how new they are. Every answer carries it. */
export const Provenance = z.object({
  source: describe(z.string(), 'replay, archive, simulated or live'),
  boardVersion: describe(
    z.number(),
    'rises by one with every change; an answer that later versions did not change keeps the one it was made from',
  ),
  asOf: moment('the moment the board was made for'),
  newestFactAt: z.nullable(moment('when the newest fact became known; null where there is none')),
  learnt: z.nullable(
    percent('share of the past games that has been learnt; null once all are, before that nothing is picked'),
  ),
  troubles: describe(z.array(z.string()), 'feeds that cannot be read, in words; the last good data stand'),
})
export type Provenance = z.infer<typeof Provenance>
