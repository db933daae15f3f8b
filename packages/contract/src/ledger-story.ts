import * as z from 'zod/mini'
import { describe } from '#describe'
import { route } from './route.ts'

const Row = z.object({
  seq: describe(z.number(), 'its number; rows are never changed or taken back'),
  entry: describe(
    z.looseObject({ kind: z.string() }),
    'as it was written: what was said, of which game, at which price, on what model',
  ),
  previous: describe(z.string(), 'hash of the row before it'),
  hash: describe(z.string(), 'SHA-256 over the canonical JSON of number, entry and previous hash'),
})

/** GET /api/ledger/{id}: the whole story of a pick. */
export const ledgerStory = route({
  method: 'GET',
  path: '/api/ledger/{id}',
  summary: 'A row of the ledger as it was written, and what came of it.',
  answer: z.object({
    row: Row,
    settlement: describe(
      z.nullable(Row),
      'the row that settled it; null while it is open, and of rows that are no picks',
    ),
  }),
})
export type LedgerStory = z.infer<typeof ledgerStory.answer>

/** GET /api/ledger/{id}/verify: whether it stands as it was written. */
export const ledgerVerify = route({
  method: 'GET',
  path: '/api/ledger/{id}/verify',
  summary:
    'Whether a row, and the row that settled it, are as they were written: their hashes recomputed, and their chaining.',
  answer: z.object({
    id: z.number(),
    holds: describe(z.boolean(), 'both rows'),
    checks: z.array(z.object({ seq: z.number(), hash: z.string(), holds: z.boolean() })),
  }),
})
export type LedgerVerify = z.infer<typeof ledgerVerify.answer>
