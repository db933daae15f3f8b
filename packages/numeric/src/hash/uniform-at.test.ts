import { describe, expect, it } from 'vitest'
import { uniformAt } from './uniform-at.ts'

describe('uniformAt', () => {
  it.each([
    ['first', (n: number) => uniformAt(n, 3)],
    ['second', (n: number) => uniformAt(3, n)],
    ['third', (n: number) => uniformAt(3, 1, n)],
    ['fourth', (n: number) => uniformAt(3, 1, 2, n)],
  ])('fills a hundred cells evenly as its %s argument counts up', (_, at) => {
    const cells = new Array<number>(100).fill(0)
    for (let n = 0; n < 100_000; n++) cells[Math.floor(at(n) * 100)]! += 1
    const chiSquare = cells.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // 99 degrees of freedom: the middle 99.9 % lies between 57 and 150.
    expect(chiSquare).toBeGreaterThan(57)
    expect(chiSquare).toBeLessThan(150)
  })
})
