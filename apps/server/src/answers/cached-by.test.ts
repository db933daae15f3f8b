import { expect, it } from 'vitest'
import { cachedBy } from './cached-by.ts'

it('computes once for each key, also what comes to nothing', () => {
  let computed = 0
  const of = cachedBy(({ value }: { readonly value: number | undefined }) => {
    computed += 1
    return value
  })
  const [one, other] = [{ value: 1 }, { value: undefined }]
  expect([of(one), of(one), of(other), of(other)]).toEqual([1, 1, undefined, undefined])
  expect(computed).toBe(2)
})

it('keeps the values of the last two keys', () => {
  let computed = 0
  const of = cachedBy<object, number>(() => ++computed)
  const keys = Array.from({ length: 3 }, () => ({}))
  for (const key of keys) of(key)
  expect(keys.slice(1).map(of)).toEqual([2, 3])
  expect(of(keys[0] as object)).toBe(4)
})
