import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
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

it('announces each version of the board once, with the responses that it changed', () => {
  const announced: [number, boolean][] = []
  const state = boardState('test', (version, changed) => announced.push([version, changed.includes('/api/live-data')]))
  const board = boardOf()
  state.show(board)
  state.show({ ...board, games: [upcomingGame('g', [])] })
  expect(state.answers()?.board).toBe(board)
  state.show({ ...board, version: 2, games: [upcomingGame('g', [])] })
  expect(announced).toEqual([
    [1, true],
    [2, true],
  ])
})

it('says why the board can’t be updated until it can, and keeps apart what is held back', () => {
  const state = boardState('test')
  state.suffer('The feed is away.')
  state.hold('The store is away.')
  expect([state.notUpdating(), state.troubles()]).toEqual([
    'The feed is away.',
    ['The feed is away.', 'The store is away.'],
  ])
  state.recover()
  expect([state.notUpdating(), state.troubles()]).toEqual([null, ['The store is away.']])
  state.release()
  expect(state.troubles()).toEqual([])
})
