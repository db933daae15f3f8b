import type { CountDispersion } from '@fairline/numeric'
import { countTable, stepOf } from '../count-of-normal.ts'
import { jointStats, MATES, restRoot, withOwnPoints, withTheirPoints } from './player-vectors.ts'

/** A player whose counts are drawn: by stat (`points`, `rebounds` …) the mean and how it spreads. */
export interface DrawnPlayer {
  readonly name: string
  readonly side: 'home' | 'away'
  readonly stats: Readonly<Record<string, { readonly mean: number; readonly spread: CountDispersion }>>
}

/** What both sides' points are believed to be: means, and the deviation and correlation of both. */
export interface BelievedSides {
  readonly home: number
  readonly away: number
  readonly deviation: number
  readonly correlation: number
}

interface Squads {
  readonly believed: BelievedSides
  readonly players: readonly {
    readonly name: string
    readonly columns: Readonly<Record<string, Uint8Array>>
    /** What is his own of the normal numbers behind his stats. */
    readonly rest: Float64Array
  }[]
  readonly mates: readonly (readonly Float64Array[])[]
  readonly stats: readonly {
    readonly isHome: boolean
    readonly rest: Float64Array
    readonly column: Uint8Array
    readonly table: Uint8Array
    /** Its place among the stats drawn together; −1 for others. */
    readonly joint: number
  }[]
  readonly root: readonly Float64Array[]
}

export function squadsOf(query: readonly DrawnPlayer[], believed: BelievedSides, count: number): Squads {
  const players = query.map(({ name, side, stats }) => ({
    name,
    isHome: side === 'home',
    columns: Object.fromEntries(Object.keys(stats).map((stat) => [stat, new Uint8Array(count)])),
    rest: new Float64Array(jointStats.length),
  }))
  return {
    believed,
    players,
    mates: [true, false].map((home) => players.filter(({ isHome }) => isHome === home).map(({ rest }) => rest)),
    stats: players.flatMap(({ columns, isHome, rest }, k) =>
      Object.entries(query[k]?.stats ?? {}).map(([stat, { mean, spread }]) => ({
        isHome,
        rest,
        column: columns[stat] as Uint8Array,
        table: countTable(mean, spread),
        joint: (jointStats as readonly string[]).indexOf(stat),
      })),
    ),
    root: restRoot(believed.correlation).map((row) => Float64Array.from(row)),
  }
}

/** Draws what all players do in a game that ended so. */
export function drawSquads(squads: Squads, i: number, home: number, away: number, normal: () => number): void {
  const { believed, players, mates, stats, root } = squads
  const ours = (home - believed.home) / believed.deviation
  const theirs = (away - believed.away) / believed.deviation
  for (const { rest } of players) for (let k = 0; k < rest.length; k++) rest[k] = normal()
  for (const squad of mates) compete(squad)
  for (const { column, table, joint, isHome, rest } of stats) {
    const z = joint < 0 ? normal() : numberOf(joint, isHome ? ours : theirs, isHome ? theirs : ours, root, rest)
    column[i] = table[stepOf(z)] as number
  }
  for (const { columns } of players) agree(columns, i)
}

function numberOf(
  joint: number,
  own: number,
  other: number,
  root: readonly Float64Array[],
  rest: Float64Array,
): number {
  let z = (withOwnPoints[joint] as number) * own + (withTheirPoints[joint] as number) * other
  const row = root[joint] as Float64Array
  for (let k = 0; k <= joint; k++) z += (row[k] as number) * (rest[k] as number)
  return z
}

/** What one team-mate scores the others do not: their normal numbers of points are pushed apart. */
function compete(mates: readonly Float64Array[]): void {
  if (mates.length < 2) return
  const push = Math.min(1, (-MATES * mates.length) / (1 - MATES))
  const share = 1 - Math.sqrt(1 - push)
  let middle = 0
  for (const mate of mates) middle += mate[0] as number
  middle /= mates.length
  const size = Math.sqrt(1 - push / mates.length)
  for (const mate of mates) mate[0] = ((mate[0] as number) - share * middle) / size
}

/** No one makes more threes than his points allow. */
function agree({ points, threes }: Readonly<Record<string, Uint8Array>>, i: number): void {
  if (points && threes && 3 * (threes[i] as number) > (points[i] as number))
    threes[i] = Math.floor((points[i] as number) / 3)
}
