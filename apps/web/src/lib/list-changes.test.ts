import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesSince, placesOf, withChanges } from './list-changes.ts'

const items = fc.array(fc.record({ id: fc.nat(9), odds: fc.integer({ min: -3, max: 3 }), on: fc.array(fc.nat(2)) }))
const texts = (list: readonly object[]) => list.map((item) => JSON.stringify(item))

describe('changes of a list', () => {
  it('lead from any list to any other, with nothing new told of what was there already', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const changes = changesSince(placesOf(before), after)
        const came = withChanges(before, structuredClone(changes))
        expect(came).toEqual(after)
        const told = texts(changes.filter((change) => typeof change === 'object'))
        expect(told.filter((text) => texts(before).includes(text))).toEqual([])
      }),
    )
  })

  it('keep what did not change as the same object, wherever it stands now', () => {
    const [first, second] = [{ id: 1 }, { id: 2 }]
    const came = withChanges([first, second], changesSince(placesOf([first, second]), [{ id: 2 }, { id: 3 }]))
    expect(came[0]).toBe(second)
    expect(came).toEqual([{ id: 2 }, { id: 3 }])
  })

  it('are not read against a list they do not belong to', () => {
    expect(() => withChanges([{ id: 1 }], [1])).toThrow('a list of 1 has no place 1')
  })
})
