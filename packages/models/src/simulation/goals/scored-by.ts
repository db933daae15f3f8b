import type { RandomStream } from '@fairline/numeric'

/** A player who may score, and how much of his side's goals he is expected to. */
export interface Scorer {
  readonly name: string
  /** Expected goals, and assists where they are counted. */
  readonly goals: number
  readonly assists?: number
}

/** Gives a side's goals to its players in proportion to what is expected of them; the rest to no one in particular. */
export function scoredBy(scorers: readonly Scorer[], expected: number, count: number) {
  const drawn = scorers.map(({ name }) => ({ name, goals: new Uint8Array(count), assists: new Uint8Array(count) }))
  const shares = (of: (scorer: Scorer) => number, all: number) => {
    let below = 0
    return Float64Array.from(scorers, (scorer) => {
      below += of(scorer) / all
      return below
    })
  }
  const assisted = ASSISTS * expected
  const goals = shares((scorer) => scorer.goals, Math.max(expected, sum(scorers.map((scorer) => scorer.goals))))
  const helps = shares(
    (scorer) => scorer.assists ?? 0,
    Math.max(assisted, sum(scorers.map((scorer) => scorer.assists ?? 0))),
  )
  return {
    drawn,
    give(i: number, scored: number, next: RandomStream): void {
      for (let goal = 0; goal < scored; goal++) {
        const scorer = pick(goals, next())
        const first = next() < FIRST_ASSIST ? helper(helps, scorer, -1, next) : -1
        const second = next() < ASSISTS - FIRST_ASSIST ? helper(helps, scorer, first, next) : -1
        add(drawn[scorer]?.goals, i)
        add(drawn[first]?.assists, i)
        add(drawn[second]?.assists, i)
      }
    },
  }
}

/** Assists of a goal, counted in the NHL of 2025-26: 1.70. How many goals have one at all is not recorded: set, not counted. */
const ASSISTS = 1.7
const FIRST_ASSIST = 0.93

/** No one assists his own goal, or one goal twice; a few tries find another, or no one. */
function helper(helps: Float64Array, scorer: number, other: number, next: RandomStream): number {
  for (let attempt = 0; attempt < 4; attempt++) {
    const found = pick(helps, next())
    if (found < 0 || (found !== scorer && found !== other)) return found
  }
  return -1
}

function pick(below: Float64Array, luck: number): number {
  for (let k = 0; k < below.length; k++) if (luck < (below[k] as number)) return k
  return -1
}

function add(counts: Uint8Array | undefined, i: number): void {
  if (counts) counts[i] = (counts[i] as number) + 1
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
