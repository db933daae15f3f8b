import type { OriginRecord } from '@fairline/engine'
import { expect, it } from 'vitest'
import { section } from './record.ts'

const record: OriginRecord = {
  origin: 'live',
  picks: 40,
  open: 0,
  won: 21,
  lost: 18,
  pushed: 1,
  from: '2026-07-01',
  to: '2026-07-14',
  hitRate: 0.538,
  saidToWin: 0.52,
  beatClose: null,
  saidToBeatClose: null,
  confidenceSample: 0,
  roi: { mean: 0.042, se: 0.015 },
  closingValue: { mean: -0.01, se: 0.004 },
  losses: null,
}

it('prints returns in percent with twice their standard error', () => {
  expect(section(record).split('\n').at(-1)).toBe(
    '  return per unit staked 4.2 ± 3.0 %, value against the fair close -1.0 ± 0.8 %',
  )
})

it('says that there is no pick yet', () => {
  expect(section({ ...record, picks: 0 })).toBe('Published as it happened: no pick yet')
})
