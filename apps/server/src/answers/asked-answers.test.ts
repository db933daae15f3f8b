import { listBets } from '@fairline/contract'
import { expect, it } from 'vitest'
import { askedAnswers } from './asked-answers.ts'

const bets = askedAnswers.find(({ path }) => path === listBets.path)!

it('reads a number from the address', () => {
  expect(bets.read({ minEv: '0' })).toEqual({ asked: { minEv: 0 } })
  expect(bets.read({ league: 'mlb' })).toEqual({ asked: { league: 'mlb' } })
})

it('refuses blank text where a number is expected, and does not read it as zero', () => {
  const error = { issues: [{ path: ['minEv'], message: 'expected a number, got nothing' }] }
  expect(bets.read({ minEv: '' })).toEqual({ error })
  expect(bets.read({ minEv: ' ' })).toEqual({ error })
})

it('refuses a filter it does not know: a misspelt one would answer every bet', () => {
  const { error } = bets.read({ minEV: '0.05' }) as { error: { issues: readonly { code: string }[] } }
  expect(error.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['minEV'] }])
})
