import { adminPredictions } from '@fairline/contract'
import { Origin } from '@fairline/domain'
import type { FastifyInstance } from 'fastify'
import { mayPass } from '../access/gate.ts'
import { adminPredictionsOf } from '../answers/admin-predictions.ts'
import type { AppNeeds } from '../app-needs.ts'
import type { KeptRecord } from '../jobs/keep-record.ts'
import { denied } from './access.ts'
import { A_SECOND } from './quick-answers.ts'

/** What the ball was asked: it carries visitors' ids, so it is for operators. */
export function adminRoutes(app: FastifyInstance, { access, visitors, record, now }: AppNeeds): void {
  /** Worked out once for so many rows of the ledger: a season has thousands of picks. */
  let known: { readonly told: number; readonly outcomes: ReadonlyMap<string, number> } | null = null
  let said: { readonly text: string; readonly at: number } | null = null

  async function answer(): Promise<string> {
    const { record: all, rows: told } = await record.now()
    if (known?.told !== told) known = { told, outcomes: outcomesOf(all) }
    const { outcomes } = known
    return JSON.stringify(adminPredictionsOf(await visitors.all(), (key) => outcomes.get(key) ?? null, now()))
  }

  app.get(adminPredictions.path, async (request, reply) => {
    if (!mayPass('operator', request, access))
      return denied(reply, 'This is for operators: open it with their password')
    // Asked again within a second it says the same.
    if (said === null || Math.abs(now() - said.at) >= A_SECOND) said = { text: await answer(), at: now() }
    return reply.header('cache-control', 'no-store').type('application/json').send(said.text)
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
