import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { type JsonNode, nodesOf, textOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'
import { winPercentsOf } from '../aged/win-percents.ts'

/** Nothing of a game that is over is shown as open, and its win probability is 100 or 0; before that it is neither. */
export function finalIsClosed(world: AgedWorld): Looked {
  const over = new Set(world.board.games.flatMap(({ game, result }) => (result ? [game.id] : [])))
  const { at, looked } = looks()
  for (const node of nodesOf(world)) {
    const gameId = gameIdOf(node)
    if (gameId === null) continue
    for (const [key, percent] of winPercentsOf(node))
      at(over.has(gameId) ? 'certain' : 'uncertain', certaintyFault(node, { gameId, key, percent }, over.has(gameId)))
    if (!over.has(gameId)) continue
    at('row', openFault(node, gameId))
    if (isBet(node)) at('bet', PAST.test(node.path) ? null : offeredFault(node))
  }
  return looked()
}

const PAST = /(^|\.)(published|closing|updates|live|backfill|recentGames|row|settlement)(\.|\[|$)/
const OPEN: Readonly<Record<string, RegExp>> = {
  state: /^(upcoming|live)$/,
  recommendation: /^(?!pass$)/i,
  verdict: /^(?!pass$)/i,
  isLive: /^true$/,
  gameType: /./,
  badge: /LIVE/,
}

/** The game an object speaks of. */
function gameIdOf({ value }: JsonNode): string | null {
  if (typeof value.gameId === 'string') return value.gameId
  return typeof value.id === 'string' ? (value.id.split('|')[0] ?? null) : null
}

/** What a row of a game that is over has that only an open game has; null if nothing. */
function openFault(node: JsonNode, gameId: string): string | null {
  const says = Object.entries(OPEN).flatMap(([key, open]) => {
    const value = node.value[key]
    return value !== null && value !== undefined && open.test(textOf(value)) ? [`${key} is ${textOf(value)}`] : []
  })
  if (node.value.isCompleted === true && node.value.isPick === true) says.push('isPick is true')
  const { published } = node.value as { readonly published?: { readonly status?: string } | null }
  if (published?.status !== undefined && published.status !== 'ended') says.push(`published is ${published.status}`)
  return says.length === 0 ? null : `${placeOf(node)}: ${gameId} is over, but ${says.join(', ')}`
}

/** A bet on a game that is over is listed as published or as it closed, and nowhere else. */
const isBet = ({ value: { id, odds } }: JsonNode): boolean =>
  typeof id === 'string' && id.includes('|') && odds !== undefined && odds !== null

const offeredFault = (node: JsonNode): string =>
  `${placeOf(node)}: ${String(node.value.id)} is offered at ${JSON.stringify(node.value.odds)}, but its game is over`

/** It is 0 or 100 once the game is over, neither before. */
function certaintyFault(
  node: JsonNode,
  { gameId, key, percent }: { readonly gameId: string; readonly key: string; readonly percent: number },
  isOver: boolean,
): string | null {
  const isCertain = percent === 0 || percent === 100
  return isCertain === isOver ? null : `${placeOf(node)}: ${gameId}: ${key} is ${percent}`
}
