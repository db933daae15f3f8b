import { expect, it } from 'vitest'
import { keptWhileSame } from './kept-while-same.ts'

it('computes again only if an entry is another object, or there are more or fewer of them', () => {
  let computed = 0
  const of = keptWhileSame<object, number>(() => {
    computed += 1
    return computed
  })
  const [a, b] = [{}, {}]
  expect([of([a, b]), of([a, b]), of([b, a]), of([b]), of([b, a]), of([])]).toEqual([1, 1, 2, 3, 4, 5])
})
