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

it('says that the share won is of decided stakes, in which half wins and losses count half', () => {
  expect(
    section({ ...record, won: 10, lost: 30, hitRate: 10 / 32.5, saidToWin: 0.54 })
      .split('\n')
      .slice(1, 3),
  ).toEqual([
    '  10 won, 30 lost, 1 pushed or void, 0 open',
    '  won 30.8% of decided stakes (half wins and losses count half); forecast 54.0%',
  ])
  expect(section({ ...record, hitRate: null, saidToWin: null })).not.toContain('decided stakes')
})

it('says that there is no pick yet', () => {
  expect(section({ ...record, picks: 0 })).toBe('Published as it happened: no pick yet')
})
