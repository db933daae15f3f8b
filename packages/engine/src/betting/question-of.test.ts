import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import type { EvaluatedBet, PublishedBet } from './evaluated-bet.ts'
import { publishedAgainst } from './question-of.ts'

const published = {} as PublishedBet
const bet = (
  kind: 'moneyline' | 'three-way' | 'spread' | 'total',
  selection: string,
  over: Partial<EvaluatedBet> = {},
) =>
  ({
    market: fullGame(kind, kind === 'moneyline' || kind === 'three-way' ? null : 1.5),
    selection,
    published: null,
    ...over,
  }) as EvaluatedBet

it('finds the published pick on the other side of a result, winner and spread alike, and of a total', () => {
  const home = bet('moneyline', 'home', { published })
  const over = bet('total', 'over', { published })
  const ofGame = [bet('moneyline', 'away'), home, over]
  expect(publishedAgainst(bet('moneyline', 'away'), ofGame)).toBe(home)
  expect(publishedAgainst(bet('spread', 'away'), ofGame)).toBe(home)
  expect(publishedAgainst(bet('three-way', 'draw'), ofGame)).toBe(home)
  expect(publishedAgainst(bet('total', 'under'), ofGame)).toBe(over)
})

it('finds none on the same side, on another part of the game, or where nothing was published', () => {
  const home = bet('moneyline', 'home', { published })
  expect(publishedAgainst(bet('spread', 'home'), [home])).toBe(null)
  expect(publishedAgainst(bet('total', 'over'), [home])).toBe(null)
  expect(publishedAgainst({ market: { ...home.market, period: 'first-half' }, selection: 'away' }, [home])).toBe(null)
  expect(publishedAgainst(bet('moneyline', 'away'), [bet('moneyline', 'home')])).toBe(null)
})
