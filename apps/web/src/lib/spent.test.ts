import { expect, it } from 'vitest'
import { spentStore } from './spent.ts'

it('adds up what is noted on a day, and begins anew on the next', () => {
  let day = '2026-07-15'
  const store = spentStore(null, () => day)
  store.note(10)
  store.note(15)
  expect(store.today()).toBe(25)
  day = '2026-07-16'
  expect(store.today()).toBe(0)
  store.note(5)
  expect(store.today()).toBe(5)
})

it('takes a noted stake off again, but never off another day', () => {
  let day = '2026-07-15'
  const store = spentStore(null, () => day)
  store.note(10)
  const undo = store.note(15)
  undo()
  expect(store.today()).toBe(10)
  const tooLate = store.note(15)
  day = '2026-07-16'
  store.note(5)
  tooLate()
  expect(store.today()).toBe(5)
})

it('never takes more off than was noted, however often it is taken back', () => {
  const store = spentStore(null, () => '2026-07-15')
  const undo = store.note(10)
  undo()
  undo()
  expect(store.today()).toBe(0)
  store.note(5)
  expect(store.today()).toBe(5)
})
