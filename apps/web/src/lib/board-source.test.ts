import { expect, it } from 'vitest'
import { toBoardSource } from './board-source.ts'

const health = {
  status: 'ok',
  phase: 'serving',
  version: '1',
  source: 'simulated',
  now: '2026-07-15T19:00:00.000Z',
  boardVersion: 1,
  boardAgeSeconds: 1,
  notUpdating: null,
  recording: null,
  troubles: ['MLB is late'],
} as const

it('dates the newest fact by the server’s clock', () => {
  expect(toBoardSource({ ...health, troubles: [], recovered: [], newestFactAgeSeconds: 90 })).toEqual({
    source: 'simulated',
    newestFactAt: '2026-07-15T18:58:30.000Z',
    learnt: null,
    troubles: [],
  })
})

it('has no date before there are data', () => {
  expect(toBoardSource({ ...health, troubles: [], recovered: [], newestFactAgeSeconds: null }).newestFactAt).toBeNull()
})
