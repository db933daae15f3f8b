import { analyticsDailyReport } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { builtInAnalyst } from '@fairline/providers'
import { expect, it } from 'vitest'
import { AS_OF, boardOf } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { boardState } from '../jobs/board-state.ts'
import { keepUsage } from '../jobs/keep-usage.ts'

it('writes the daily report once a day for what the ledger holds, and says of which board it is each time', async () => {
  let asked = 0
  const analyst = keepUsage(
    {
      ...builtInAnalyst,
      day(facts) {
        asked += 1
        return builtInAnalyst.day(facts)
      },
    },
    () => AS_OF,
  )
  const state = boardState('replay')
  const app = testApp({}, { state, analyst })
  const told = async (over: Partial<Board>) => {
    state.show({ ...boardOf(), ...over })
    const { provenance, report } = (await app.inject(analyticsDailyReport.path)).json()
    return { asOf: Date.parse(provenance.asOf), report, asked }
  }
  const first = await told({})
  const later = await told({ version: 2, asOf: AS_OF + 60_000 })
  expect(later).toEqual({ ...first, asOf: AS_OF + 60_000 })
  const tomorrow = await told({ version: 3, asOf: AS_OF + 86_400_000, day: '2026-07-16' })
  expect(tomorrow.asked).toBe(2)
  await app.close()
})
