import { expect, it } from 'vitest'
import { pricedSlip } from './slip.ts'

const teams = ['bal', 'bos', 'chc', 'cin', 'cle', 'det', 'hou', 'lad', 'mia', 'phi', 'sea', 'tex']

it('accepts a slip of twelve bets', () => {
  const legs = teams.map((home) => `mlb-2026-07-15-nyy-${home}|total|8.5|over`).join(';')
  expect(pricedSlip.query?.parse({ legs })).toEqual({ legs })
})
