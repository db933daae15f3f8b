import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import type { ImpliedCount } from './implied-count.ts'
import { isOpen, type PropSide, propOffer } from './prop-offer.ts'

/** Without any one of the books the others say 0.55. */
const implied: ImpliedCount = { mean: () => 1, over: () => 0.55, decided: () => 1 }
const side: PropSide = {
  stat: 'hits',
  line: 0.5,
  side: 0,
  blend: 0.58,
  marketOver: 0.56,
  implied,
  hoursLeft: 2,
}
const at = { book: 'Book', price: decimalOdds(1.9) }

describe('a price on a prop', () => {
  it('stands beside what blend, books and the other books say of its side, and the time that is left', () => {
    const beside = { stat: 'hits', price: 1.9, hoursLeft: 2 }
    expect(propOffer(side, at)).toEqual({ ...beside, side: 0, expected: 0.58, market: 0.56, others: 0.55 })
    const under = propOffer({ ...side, side: 1 }, at)
    expect(under).toMatchObject({ ...beside, side: 1 })
    expect([under?.expected, under?.market, under?.others]).toEqual(
      [0.42, 0.44, 0.45].map((p) => expect.closeTo(p, 12)),
    )
  })

  it.each<[string, Partial<PropSide>]>([
    ['no other book prices the stat', { implied: { ...implied, over: () => null } }],
    ['the start is not known', { hoursLeft: null }],
    ['the blend leaves hardly anything of its side', { blend: 0.0001 }],
    ['the blend leaves hardly anything of the other side', { blend: 0.9999 }],
    ['the books leave hardly anything of its side', { marketOver: 0.0001 }],
    ['the books leave hardly anything of the other side', { marketOver: 0.9999 }],
  ])('is compared with nothing if %s', (_, over) => {
    expect(propOffer({ ...side, ...over }, at)).toBeNull()
  })

  it('is compared as long as one in ten thousand is left of either side', () => {
    expect([0.00011, 0.5, 0.99989].map(isOpen)).toEqual([true, true, true])
    expect([0, 0.0001, 0.9999, 1].map(isOpen)).toEqual([false, false, false, false])
  })
})
