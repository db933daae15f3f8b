import { expect, it } from 'vitest'
import { boardState } from './board-state.ts'

it('counts an unusable checkpoint as trouble until a new one is written, and names it as recovered then', () => {
  const state = boardState('test')
  state.miss('The ledger is damaged.')
  state.missCheckpoint('The saved checkpoint can’t be used.')
  expect(state.troubles()).toEqual(['The ledger is damaged.', 'The saved checkpoint can’t be used.'])
  expect(state.recovered()).toEqual([])
  state.recoverCheckpoint(5)
  state.recoverCheckpoint(6)
  expect(state.troubles()).toEqual(['The ledger is damaged.'])
  expect(state.recovered()).toEqual([{ message: 'The saved checkpoint can’t be used.', at: 5 }])
})
