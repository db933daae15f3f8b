import { trackRecord } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { trackRecordPicksOf } from './track-record.ts'

it('has more picks only if a later page has some', () => {
  const record = trackRecord()
  for (const seq of [1, 2, 3, 4]) record.add({ seq, entry: { ...aPick({ id: `mlb-${seq}` }), origin: 'live' } })
  const state = { record, rows: 4, leftOut: [], staleSince: null, staleReason: null }
  const page = (offset: number) => {
    const { picks, hasMore } = trackRecordPicksOf(state, 'archive', { origin: 'live', offset, limit: 2 })
    return [picks.length, hasMore]
  }
  expect([page(0), page(1), page(2), page(3)]).toEqual([
    [2, true],
    [2, true],
    [2, false],
    [1, false],
  ])
})
