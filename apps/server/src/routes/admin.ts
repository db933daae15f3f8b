import { adminPredictions } from '@fairline/contract'
import { Origin } from '@fairline/domain'
import type { FastifyInstance } from 'fastify'
import { mayPass } from '../access/gate.ts'
import { adminPredictionsOf } from '../answers/admin-predictions.ts'
import type { AppNeeds } from '../app-needs.ts'
import { denied } from './access.ts'

/** What the ball was asked: it carries visitors' ids, so it is for operators. */
export function adminRoutes(app: FastifyInstance, { access, visitors, record, now }: AppNeeds): void {
  app.get(adminPredictions.path, async (request, reply) => {
    if (!mayPass('operator', request, access))
      return denied(reply, 'This is for operators: open it with their password')
    const { record: all } = await record.now()
    const outcomes = new Map(
      Origin.options.flatMap((origin) =>
        all
          .picks(origin)
          .flatMap(({ key, settled }) => (settled ? [[key, Math.sign(settled.entry.profit)] as const] : [])),
      ),
    )
    const rows = await visitors.all()
    return reply
      .header('cache-control', 'no-store')
      .send(adminPredictionsOf(rows, (key) => outcomes.get(key) ?? null, now()))
  })
}
