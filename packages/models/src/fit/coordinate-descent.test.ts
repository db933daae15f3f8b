import { describe, expect, it } from 'vitest'
import { coordinateDescent } from './coordinate-descent.ts'

const bowl = ({ x = 0, y = 0 }: Readonly<Record<string, number>>) => (x - 0.7) ** 2 + 3 * (y + 0.2) ** 2

describe('coordinate descent', () => {
  it('finds the bottom of a bowl', () => {
    const found = coordinateDescent(
      { x: 2, y: 1 },
      { x: { by: 0.5, as: 'amount' }, y: { by: 0.5, as: 'amount' } },
      bowl,
      40,
    )
    expect(found.x).toBeCloseTo(0.7, 2)
    expect(found.y).toBeCloseTo(-0.2, 2)
  })

  it('stays between the ends it is given, and leaves alone what it was not told to move', () => {
    const found = coordinateDescent({ x: 2, y: 1 }, { x: { by: 0.5, as: 'share', least: 1 } }, bowl, 40)
    expect(found).toEqual({ x: 1, y: 1 })
  })

  it('refuses to move what is not there', () => {
    expect(() => coordinateDescent({ x: 1 }, { z: { by: 1, as: 'amount' } }, bowl, 1)).toThrow(/no setting named z/)
  })
})
