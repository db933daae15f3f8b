import type { Quote } from '@fairline/domain'
import { noVigMultiplicative } from '@fairline/odds'
import { completePrices } from '../../markets/complete-prices.ts'
import { best, onOutcome } from '../propose.ts'
import type { Strategy, StrategyView } from '../strategy.ts'

/** Books that must have moved together, by how much of a probability, within how long. */
const BOOKS = 2
const MOVE = 0.015
const WITHIN_MS = 3 * 3_600_000

/** How far each book's probability of an outcome moved lately, the newest price of all books being now. */
function moves({ seen, league }: StrategyView, outcome: number): number[] {
  const now = Math.max(...seen.map((quotes) => quotes.at(-1)?.observedAt ?? 0))
  const probabilityOf = ({ prices }: Quote) => {
    const whole = completePrices(prices)
    return whole ? (noVigMultiplicative(whole)[outcome] ?? null) : null
  }
  const size = league.outcomes === 'three-way' ? 3 : 2
  return seen.flatMap((quotes) => {
    const newest = quotes.at(-1)
    const before = quotes.filter(({ observedAt }) => observedAt <= now - WITHIN_MS).at(-1) ?? quotes[0]
    if (!newest || !before || newest === before || newest.prices.length !== size) return []
    const [from, to] = [probabilityOf(before), probabilityOf(newest)]
    return from === null || to === null ? [] : [to - from]
  })
}

export const steamFollower: Strategy = {
  key: 'steam-follower',
  name: 'Steam Follower',
  idea: 'Follows a move that several books made together, at a book that has not made it yet.',
  propose(view) {
    const order = view.league.outcomes === 'three-way' ? ['home', 'draw', 'away'] : ['home', 'away']
    const found = best(
      view,
      ({ selection, market }) => {
        const moved = moves(view, order.indexOf(selection)).filter((move) => move >= MOVE)
        return moved.length >= BOOKS ? market : null
      },
      0,
    )
    if (!found) return []
    const { outcome, chance } = found
    const moved = moves(view, order.indexOf(outcome.selection)).filter((move) => move >= MOVE)
    return [
      onOutcome(view, outcome, chance, [
        { what: 'books that moved toward it', value: moved.length, unit: 'books' },
        { what: 'largest move', value: Math.max(...moved), unit: 'share' },
      ]),
    ]
  },
}
