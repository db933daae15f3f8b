import type { League } from '@fairline/domain'

/** What is counted of players, by sport: what books ask for and results tell. Several joined by `+` are their sum. */
const stats: Readonly<Record<League['sport'], readonly string[]>> = {
  baseball: ['strikeouts', 'outs', 'hits', 'total_bases', 'home_runs'],
  basketball: ['points', 'rebounds', 'assists', 'threes', 'points+rebounds+assists'],
  hockey: ['shots', 'points', 'goals', 'saves'],
  soccer: ['shots', 'shots_on_target', 'goals', 'saves'],
  football: ['passing_yards', 'passing_touchdowns', 'rushing_yards', 'receiving_yards', 'receptions', 'touchdowns'],
  combat: [],
}

/** The stats a league's players are modeled on. */
export const propStats = ({ sport }: Pick<League, 'sport'>): readonly string[] => stats[sport]

/** Half-lives of players' rates in games; other stats are like points. From experiments on NBA players. */
const halfLives: Readonly<Record<string, number>> = { rebounds: 8, threes: 30, shots: 20, goals: 40 }
const HALF_LIFE = 15

/** Games of a player until what he did of a stat counts half. */
export const halfLifeOf = (stat: string): number => halfLives[stat] ?? HALF_LIFE

const partsOf = new Map<string, readonly string[]>()

/** What a line of a player's stats comes to: what it does not name is zero. */
export function countIn(stats: Readonly<Record<string, number>>, stat: string): number {
  const parts = partsOf.get(stat) ?? stat.split('+')
  partsOf.set(stat, parts)
  let sum = 0
  for (const part of parts) sum += stats[part] ?? 0
  return sum
}
