import { adminPredictions } from '@fairline/contract'
import { Origin } from '@fairline/domain'
import type { FastifyInstance } from 'fastify'
import { mayPass } from '../access/gate.ts'
import { adminPredictionsOf } from '../answers/admin-predictions.ts'
import { bytesOf } from '../answers/answer-book.ts'
import type { AppDeps } from '../app-deps.ts'
import type { KeptRecord } from '../jobs/keep-record.ts'
import { denied } from './access.ts'
import { sendBytes } from './send-bytes.ts'

/** The requests of the ball: they carry visitors' ids, so it is for operators. */
export function adminRoutes(app: FastifyInstance, { access, visitors, record, now }: AppDeps): void {
  /** Worked out once for a number of rows of the ledger: a season has thousands of picks. */
  let known: { readonly told: number; readonly outcomes: ReadonlyMap<string, number> } | null = null
  app.get(adminPredictions.path, async (request, reply) => {
    if (!mayPass('operator', request, access))
      return denied(reply, 'This is for operators: open it with their password')
    const { record: all, rows: told } = await record.now()
    if (known?.told !== told) known = { told, outcomes: outcomesOf(all) }
    const { outcomes } = known
    const rows = await visitors.all(now())
    const answer = adminPredictionsOf(rows, (key) => outcomes.get(key) ?? null, now())
    return sendBytes(request, reply, bytesOf(answer, 'no-store'))
  })
}

/** Of every pick that is settled: 1 won, 0 pushed, −1 lost. */
const outcomesOf = (record: Awaited<ReturnType<KeptRecord['now']>>['record']): ReadonlyMap<string, number> =>
  new Map(
    Origin.options.flatMap((origin) =>
      record
        .picks(origin)
        .flatMap(({ key, settled }) => (settled ? [[key, Math.sign(settled.entry.profit)] as const] : [])),
    ),
  )
