import { fullGame, type MarketKind, type Selection } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import type { BoardGame } from './board.ts'
import { linesAreMonotone } from './lines-are-monotone.ts'

const checked = (kind: MarketKind, selection: Selection, lines: Readonly<Record<number, number>>) => {
  const bets = Object.entries(lines).map(([line, probability]) =>
    pricedBet({ market: fullGame(kind, Number(line)), selection, probability, prices: { a: 2 } }),
  )
  const { faults, compared } = linesAreMonotone({ games: [{ bets, props: [] } as unknown as BoardGame] })
  return [faults.length, compared]
}

describe('lines of a board', () => {
  it('contradict each other if a harder one is more probable, whatever the side', () => {
    expect(checked('spread', 'home', { [-2.5]: 0.45, [-1.5]: 0.5, 1.5: 0.6 })).toEqual([0, 2])
    expect(checked('spread', 'home', { [-2.5]: 0.51, [-1.5]: 0.5, 1.5: 0.6 })).toEqual([1, 2])
    expect(checked('total', 'over', { 7.5: 0.6, 8.5: 0.5 })).toEqual([0, 1])
    expect(checked('total', 'over', { 7.5: 0.5, 8.5: 0.6 })).toEqual([1, 1])
    expect(checked('total', 'under', { 7.5: 0.4, 8.5: 0.5 })).toEqual([0, 1])
    expect(checked('total', 'under', { 7.5: 0.5, 8.5: 0.4 })).toEqual([1, 1])
  })
})
