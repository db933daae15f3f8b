import { pastDay } from '@fairline/contract'
import { memoryLedger } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { boardState } from '../jobs/board-state.ts'
import { keepRecord } from '../jobs/keep-record.ts'

const pickOn = (day: string, origin: 'live' | 'replay') => ({ ...aPick({ id: `mlb-${day}-${origin}`, day }), origin })
const urlOf = (day: string) => pastDay.path.replace('{day}', day)

async function days() {
  const ledger = memoryLedger()
  await ledger.append([pickOn('2019-06-15', 'live'), pickOn('2019-06-16', 'live'), pickOn('2019-06-15', 'replay')])
  const state = boardState('replay')
  state.show(boardOf(upcomingGame('g', [])))
  const app = testApp({}, { state, record: keepRecord(ledger, { now: () => AS_OF }) })
  const get = (day: string) => app.inject(urlOf(day))
  const idsOn = async (day: string) => {
    const { live, backfill, games } = pastDay.answer.parse((await get(day)).json())
    return [live.length, backfill.length, games.length]
  }
  return { ledger, state, get, idsOn }
}

it('shows the picks of one day by origin, and one more as soon as the ledger has it', async () => {
  const { ledger, idsOn } = await days()
  expect([await idsOn('2019-06-15'), await idsOn('2019-06-16'), await idsOn('2019-06-17')]).toEqual([
    [1, 1, 0],
    [1, 0, 0],
    [0, 0, 0],
  ])
  await ledger.append([{ ...aPick({ id: 'mlb-later', day: '2019-06-16' }), origin: 'live' }])
  expect(await idsOn('2019-06-16')).toEqual([2, 0, 0])
})

it('shows the games of the newest board on its own day', async () => {
  const { state, idsOn } = await days()
  expect(await idsOn('2026-07-15')).toEqual([0, 0, 1])
  state.show({ ...boardOf(upcomingGame('g', []), upcomingGame('h', [])), version: 2 })
  expect(await idsOn('2026-07-15')).toEqual([0, 0, 2])
})

it('refuses what is no day of the calendar', async () => {
  const { get } = await days()
  for (const day of ['2026-02-30', '2026-2-3', 'today', '20260715']) {
    const response = await get(day)
    expect([day, response.statusCode, response.json().title]).toEqual([
      day,
      400,
      'Invalid day: expected a day of the calendar as YYYY-MM-DD.',
    ])
  }
  expect((await get('2024-02-29')).statusCode).toBe(200)
})

it('answers 503 until there is a board', async () => {
  const response = await testApp().inject(urlOf('2019-06-15'))
  expect([response.statusCode, response.json().type]).toEqual([503, 'starting'])
})
