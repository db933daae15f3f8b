import type { News } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { starterOf } from './starter-of.ts'

const piece = (side: News['side'], what: News['what'], player: string): News => ({
  gameId: 'g',
  side,
  player,
  what,
  detail: null,
  observedAt: 1,
})

describe('starterOf', () => {
  it('returns the starter that was named last for a side', () => {
    const news = [
      piece('home', 'starter', 'Ann'),
      piece('home', 'starter', 'Ben'),
      piece('away', 'starter', 'Cal'),
      piece('home', 'out', 'Ann'),
      piece('away', 'out', 'Dan'),
    ]
    expect([starterOf(news, 'home'), starterOf(news, 'away')]).toEqual(['Ben', 'Cal'])
  })

  it('returns null if no starter is named for a side', () => {
    expect(starterOf([], 'home')).toBeNull()
    expect(starterOf([piece('home', 'out', 'Ann'), piece('away', 'starter', 'Cal')], 'home')).toBeNull()
  })
})
