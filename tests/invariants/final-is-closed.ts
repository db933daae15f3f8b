import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { type JsonNode, nodesOf, textOf } from '../aged/json-nodes.ts'

/** Nothing of a game that is over is shown as open, and its win probability is 100 or 0; before that it is neither. */
export function finalIsClosed(world: AgedWorld): string[] {
  const over = new Set(world.board.games.flatMap(({ game, result }) => (result ? [game.id] : [])))
  return nodesOf(world).flatMap((node) => [
    ...openRows(node, over),
    ...certainties(node, over),
    ...betsOffered(node, over),
  ])
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

function openRows(node: JsonNode, over: ReadonlySet<string>): string[] {
  const gameId = gameIdOf(node)
  if (gameId === null || !over.has(gameId)) return []
  const says = Object.entries(OPEN).flatMap(([key, open]) => {
    const value = node.value[key]
    return value !== null && value !== undefined && open.test(textOf(value)) ? [`${key} is ${textOf(value)}`] : []
  })
  if (node.value.isCompleted === true && node.value.isPick === true) says.push('isPick is true')
  const { published } = node.value as { readonly published?: { readonly status?: string } | null }
  if (published?.status !== undefined && published.status !== 'ended') says.push(`published is ${published.status}`)
  return says.map((what) => `${placeOf(node)}: ${gameId} is over, but ${what}`)
}

/** A bet on a game that is over is listed as published or as it closed, and nowhere else. */
function betsOffered(node: JsonNode, over: ReadonlySet<string>): string[] {
  const { id, odds } = node.value
  const isBet = typeof id === 'string' && id.includes('|') && odds !== undefined && odds !== null
  const gameId = isBet ? gameIdOf(node) : null
  return gameId !== null && over.has(gameId) && !PAST.test(node.path)
    ? [`${placeOf(node)}: ${String(id)} is offered at ${JSON.stringify(odds)}, but its game is over`]
    : []
}

const WIN = ['homeWinPercentage', 'awayWinPercentage', 'homeProbability', 'awayProbability']

/** Where an object names a side's probability to win: 0 or 100 once the game is over, neither before. */
function certainties(node: JsonNode, over: ReadonlySet<string>): string[] {
  const { bayesianProbabilities, ...own } = node.value
  const gameId = gameIdOf(node)
  if (gameId === null) return []
  const shown = { ...own, ...(bayesianProbabilities as object | undefined) } as Record<string, unknown>
  return WIN.flatMap((key) => {
    const percent = shown[key]
    if (typeof percent !== 'number') return []
    const isCertain = percent === 0 || percent === 100
    return isCertain === over.has(gameId) ? [] : [`${placeOf(node)}: ${gameId}: ${key} is ${percent}`]
  })
}
