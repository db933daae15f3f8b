import type { PremiumProp } from '@fairline/contract'
import type { Board, JudgedProp } from '@fairline/engine'
import { cachedBy } from './cached-by.ts'
import { type PropRow, propRowsOf } from './prop-rows.ts'

type PlayerTier = PremiumProp['tier']

const ALL_STAR_SHARE = 0.1
const MIN_PLAYERS = 10
const CONSISTENT_GAMES = 8
const GAMES = 10

/** What the players of a league who are listed with a stat are projected to count, highest first. */
type Projections = readonly number[]

/** The tier of a prop's player in the prop's stat, for any line and side; see the contract for the rules. */
export function playerTierOf(row: PropRow, board: Board): PlayerTier {
  return tierAmong(row.prop, projectionsOf(board).get(keyOf(row)) ?? [])
}

/** The tier of a player among the projections of all players listed with the same stat. */
export function tierAmong(
  { expectedCount, last }: Pick<JudgedProp, 'expectedCount' | 'last'>,
  projections: Projections,
): PlayerTier {
  if (expectedCount === null || projections.length < MIN_PLAYERS || last.length < GAMES) return null
  const better = projections.filter((projection) => projection > expectedCount).length
  if (better < ALL_STAR_SHARE * projections.length) return 'all-star'
  const median = projections[Math.floor(projections.length / 2)] ?? 0
  const reached = last.slice(-GAMES).filter((count) => count >= median).length
  return reached >= CONSISTENT_GAMES ? 'consistent' : 'average'
}

const keyOf = ({ onBoard, prop }: PropRow): string => `${onBoard.game.league}|${prop.stat}`

const projectionsOf = cachedBy((board: Board): ReadonlyMap<string, Projections> => {
  const groups = Map.groupBy(propRowsOf(board), keyOf)
  return new Map([...groups].map(([key, rows]) => [key, sortedProjections(rows)]))
})

const sortedProjections = (rows: readonly PropRow[]): Projections =>
  [...new Map(rows.map(({ prop }) => [prop.player, prop.expectedCount])).values()]
    .flatMap((count) => count ?? [])
    .sort((a, b) => b - a)
