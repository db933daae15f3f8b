import type { BoardGame } from '@fairline/engine'
import type { AgedWorld } from '../aged/aged-world.ts'
import { betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { type JsonNode, nodesOf } from '../aged/json-nodes.ts'

/** A game that is on is shown with in-play prices and probabilities, never with those from before its start. */
export function liveIsInPlay(world: AgedWorld): string[] {
  const live = new Map(
    world.board.games.flatMap((game) => (game.score && !game.result ? [[game.game.id, game] as const] : [])),
  )
  return [...stateFaults(world, live), ...nodesOf(world).flatMap((node) => winFaults(node, live))]
}

/** Every row of a bet on such a game is of a live bet, priced after the start, and nothing is certain before the end. */
function stateFaults(world: AgedWorld, live: ReadonlyMap<string, BoardGame>): string[] {
  return betRowsOf(world).flatMap(({ bet, place }) => {
    const game = live.get(bet.gameId)
    if (!game) return []
    if (bet.fairProbability === 0 || bet.fairProbability === 1) return [`${place}: ${bet.id} is said to be certain`]
    const isPricedInPlay = bet.quotedAt === null || Date.parse(bet.quotedAt) >= (game.game.startsAt ?? 0)
    if (bet.state === 'live' && isPricedInPlay) return []
    return [`${place}: ${bet.id} is ${bet.state}, its price of ${bet.quotedAt}`]
  })
}

const HOME = ['homeWinPercentage', 'homeProbability'] as const

/** Win probabilities are those that the winner is judged by in play; none is shown if it is not known. */
function winFaults(node: JsonNode, live: ReadonlyMap<string, BoardGame>): string[] {
  const { gameId, id, bayesianProbabilities } = node.value
  const game = live.get(String(gameId ?? id))
  if (!game) return []
  const home = game.live?.winner?.[0]
  const shown = { ...node.value, ...(bayesianProbabilities as object | undefined) } as Record<string, unknown>
  return HOME.flatMap((key) => {
    const percent = shown[key]
    if (typeof percent !== 'number') return []
    if (home === undefined) return [`${placeOf(node)}: ${game.game.id}: ${key} is ${percent}, not known in play`]
    if (Math.abs(percent - 100 * home) <= 0.11) return []
    return [`${placeOf(node)}: ${game.game.id}: ${key} is ${percent}, in play ${100 * home}`]
  })
}
