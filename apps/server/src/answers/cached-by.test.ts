import { expect, it } from 'vitest'
import { cachedBy, forgetCached } from './cached-by.ts'

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

it('keeps the values of the three keys that were asked for last', () => {
  let computed = 0
  const of = cachedBy<object, number>(() => ++computed)
  const [a, b, c, d] = [{}, {}, {}, {}]
  expect([of(a), of(b), of(c), of(a)]).toEqual([1, 2, 3, 1])
  expect([of(d), of(a), of(c), of(d)]).toEqual([4, 1, 3, 4])
  expect(of(b)).toBe(5)
})

it('keeps three keys in all, however many functions are asked', () => {
  let computed = 0
  const functions = Array.from({ length: 10 }, () => cachedBy<object, number>(() => ++computed))
  const keys = Array.from({ length: 10 }, () => ({}))
  for (const [i, of] of functions.entries()) of(keys[i] as object)
  expect(computed).toBe(10)
  for (const [i, of] of functions.slice(7).entries()) of(keys[7 + i] as object)
  expect(computed).toBe(10)
  functions[0]?.(keys[0] as object)
  expect(computed).toBe(11)
})

it('hands over what is known of the other keys', () => {
  const of = cachedBy<{ readonly name: string }, string>(({ name }, others) => [name, ...others].join(' after '))
  expect(of({ name: 'one' })).toBe('one')
  expect(of({ name: 'two' })).toBe('two after one')
})

it('forgets everything on request', () => {
  let computed = 0
  const of = cachedBy<object, number>(() => ++computed)
  const key = {}
  expect([of(key), of(key)]).toEqual([1, 1])
  forgetCached()
  expect(of(key)).toBe(2)
})
