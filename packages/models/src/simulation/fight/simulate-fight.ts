import { randomStream } from '@fairline/numeric'
import type { GameDraws } from '../game-draws.ts'

/** What to draw: the probability of the first fighter, and over how many rounds. */
export interface Fight {
  readonly first: number
  readonly rounds: 3 | 5
}

/**
 * How fights end: by knockout and by submission in each round; the rest go the distance.
 *
 * @source counted in the UFC of 2010–24: 5,682 fights over three rounds, 582 over five; a finish in an unknown round was left out
 */
const endings = {
  3: { knockout: [0.1569, 0.0943, 0.0458], submission: [0.0888, 0.0619, 0.0315] },
  5: { knockout: [0.18, 0.1105, 0.066, 0.041, 0.0321], submission: [0.0427, 0.0375, 0.0375, 0.0231, 0.0161] },
} as const

/**
 * Draws fights: who wins, how, and in which round. The winner scores 1. What happened is a stat of a player named `fight`:
 * `rounds` begun, and 1 or 0 for `knockout`, `submission` and `decision`. Method and round do not depend on who wins: favorites
 * finish as often as others, but for the heaviest (recorded fights, `docs/models.md`).
 *
 * @param count  how many fights, at least 1
 * @param seed   a whole number; the same seed draws the same fights
 * @returns the winner scores 1; the player `fight` holds how and when
 * @throws {RangeError} if `count` is not a whole number of at least 1, or the probability is outside 0 to 1
 * @source shares above
 */
export function simulateFight({ first, rounds }: Fight, count: number, seed: number): GameDraws {
  if (!(Number.isInteger(count) && count >= 1))
    throw new RangeError(`games must be a whole number of at least 1, got ${count}`)
  if (!(first >= 0 && first <= 1)) throw new RangeError(`a probability must lie between 0 and 1, got ${first}`)
  const next = randomStream(seed)
  const column = () => new Uint8Array(count)
  const [home, away] = [new Uint16Array(count), new Uint16Array(count)]
  const told = { rounds: column(), knockout: column(), submission: column(), decision: column() }
  const { knockout, submission } = endings[rounds]
  const finishes = [
    ...knockout.map((probability, k) => ({ chance: probability, round: k + 1, method: told.knockout })),
    ...submission.map((probability, k) => ({ chance: probability, round: k + 1, method: told.submission })),
  ]
  for (let i = 0; i < count; i++) {
    ;(next() < first ? home : away)[i] = 1
    let luck = next()
    const finish = finishes.find(({ chance }) => {
      luck -= chance
      return luck < 0
    })
    ;(finish?.method ?? told.decision)[i] = 1
    told.rounds[i] = finish?.round ?? rounds
  }
  return { count, home, away, periods: [], players: new Map([['fight', told]]) }
}
