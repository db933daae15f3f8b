import type { BoardGame } from '@fairline/engine'
import type { AgedWorld } from '../aged/aged-world.ts'
import { type BetRow, betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { type JsonNode, nodesOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'
import { winPercentsOf } from '../aged/win-percents.ts'

/** A game that is on is shown with in-play prices and probabilities, never with those from before its start. */
export function liveIsInPlay(world: AgedWorld): Looked {
  const live = new Map(
    world.board.games.flatMap((game) => (game.score && !game.result ? [[game.game.id, game] as const] : [])),
  )
  const { at, looked } = looks()
  for (const row of betRowsOf(world)) {
    const game = live.get(row.bet.gameId)
    if (game) at('bet', stateFault(row, game))
  }
  for (const node of nodesOf(world)) {
    const game = live.get(String(node.value.gameId ?? node.value.id))
    if (!game) continue
    for (const [key, percent] of winPercentsOf(node))
      if (key.startsWith('home')) at(key, winFault(node, { game, key, percent }))
  }
  return looked()
}

/** Every row of a bet on such a game is of a live bet, priced after the start, and nothing is certain before the end. */
function stateFault({ bet, place }: BetRow, game: BoardGame): string | null {
  if (bet.fairProbability === 0 || bet.fairProbability === 1) return `${place}: ${bet.id} is said to be certain`
  const isPricedInPlay = bet.quotedAt === null || Date.parse(bet.quotedAt) >= (game.game.startsAt ?? 0)
  if (bet.state === 'live' && isPricedInPlay) return null
  return `${place}: ${bet.id} is ${bet.state}, its price of ${bet.quotedAt}`
}

/** A win probability is the one that the winner is judged by in play; none is shown if it is not known. */
function winFault(
  node: JsonNode,
  { game, key, percent }: { readonly game: BoardGame; readonly key: string; readonly percent: number },
): string | null {
  const home = game.live?.winner?.[0]
  if (home === undefined) return `${placeOf(node)}: ${game.game.id}: ${key} is ${percent}, not known in play`
  if (Math.abs(percent - 100 * home) <= 0.11) return null
  return `${placeOf(node)}: ${game.game.id}: ${key} is ${percent}, in play ${100 * home}`
}
