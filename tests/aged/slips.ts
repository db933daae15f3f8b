import type { Bet } from '@fairline/contract'
import { type Board, isMainBet } from '@fairline/engine'

/** Maximum number of bets on a slip. */
const MAX_LEGS = 12
/** American: a price that a book asks for the first slip, and by how much that of the next one differs. */
const PRICE = 300
const PRICE_STEP = 25

/** Requests for slips of main lines, of other lines, of players, of what was published, and of what is in play. */
export function slipsOf(board: Board, bets: readonly Bet[]): string[] {
  const main = new Set(board.games.flatMap((game) => game.bets.filter(isMainBet).map(({ id }) => id)))
  const open = bets.filter(({ state, expectedValue }) => state === 'upcoming' && expectedValue !== null)
  const groups = [
    open.filter(({ id }) => main.has(id)),
    open.filter(({ id, market }) => !main.has(id) && market !== 'player-prop'),
    open.filter(({ market }) => market === 'player-prop'),
    bets.filter(({ published }) => published !== null),
    bets.filter(({ state }) => state === 'live'),
  ]
  const slips = groups.filter(({ length }) => length > 0).flatMap((group) => [pairOf(group), group.slice(0, MAX_LEGS)])
  return slips.map((legs, i) => {
    const ids = encodeURIComponent(legs.map(({ id }) => id).join(';'))
    return `/api/slip?legs=${ids}&price=${PRICE + i * PRICE_STEP}`
  })
}

/** Two bets of different games, which one book may price together. */
const pairOf = ([first, ...others]: readonly Bet[]): Bet[] =>
  [first, others.find(({ gameId }) => gameId !== first?.gameId)].flatMap((bet) => bet ?? [])
