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
