import { health } from '@fairline/contract'
import { expect, it } from 'vitest'
import { emptyBoardState } from '../../testing/empty-board-state.ts'
import { testApp } from '../../testing/test-app.ts'

it('is degraded while the checkpoint is unusable, and ok once a new one is written, which is named as recovered', async () => {
  const state = await emptyBoardState()
  const app = testApp({}, { state })
  const read = async () => health.answer.parse((await app.inject('/api/health')).json())
  const message = 'The saved checkpoint can’t be used.'
  state.missCheckpoint(message)
  expect(await read()).toMatchObject({ status: 'degraded', troubles: [message], recovered: [] })
  const at = '2026-07-15T18:30:00.000Z'
  state.recoverCheckpoint(Date.parse(at))
  expect(await read()).toMatchObject({ status: 'ok', troubles: [], recovered: [{ message, at }] })
})
