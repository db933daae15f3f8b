import { expect, it } from 'vitest'
import { numberIssue } from './number-issue.ts'

it.each(['', '  ', '0x10', '1e3', '0b1', 'Infinity'])('refuses “%s” for a number', (stake) => {
  expect(numberIssue({ stake: Number(stake) }, { stake })).toMatchObject({ path: ['stake'] })
})

it.each(['1', '-0.5', '+120', '.5', '10.', ' 7 ', 12, undefined])('takes %s for a number', (stake) => {
  expect(numberIssue({ stake: Number(stake) }, { stake })).toBeNull()
})
