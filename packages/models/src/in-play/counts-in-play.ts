import { countPmf } from '@fairline/numeric'
import { ALL_TURNS, LATE_BEHIND, type Turns } from './baseball-turns.ts'
import { type FinalScores, finalScoresBuilder, type OutcomeWeights } from './final-scores.ts'
import { restOfHalfInning, together, wholeTurns } from './half-inning.ts'
import { endsOfTurns } from './last-turn.ts'
import type { Pregame } from './pregame.ts'
import { MAX_SCORES, type ScoreShares, scoreShares } from './score-shares.ts'
import type { Standing } from './standing.ts'

/** What a game is expected to bring: both scores, and how they spread. */
interface Expected {
  readonly home: number
  readonly away: number
  /** Variance over mean of one side's score, less 1. */
  readonly spread: number
  /** Probability that the home side wins what is level. */
  readonly level: number
}

/**
 * Final scores of a game of runs or goals. What is still to be scored is expected in proportion to what is left of the game; what the
 * pre-game probabilities knew beyond the expected scores counts in the same proportion.
 */
export function countsInPlay(pregame: Pregame, spread: number, standing: Standing): FinalScores {
  const expected = expectedScores(pregame, spread, standing.turns !== null && standing.turns !== undefined)
  const now = endsOf(pregame, expected, standing)
  const start = endsOf(pregame, expected, {
    home: 0,
    away: 0,
    remaining: 1,
    turns: standing.turns ? ALL_TURNS : null,
  })
  const believed = outcomeWeights(pregame.chances)
  const factor = (i: 0 | 1 | 2) =>
    start.outcomes[i] === 0 ? 1 : (believed[i] / start.outcomes[i]) ** standing.remaining
  return now.reweighted([factor(0), factor(1), factor(2)])
}

const outcomeWeights = (probabilities: readonly number[]): OutcomeWeights => [
  probabilities[0] as number,
  probabilities.length === 3 ? (probabilities[1] as number) : 0,
  probabilities.at(-1) as number,
]

function expectedScores(pregame: Pregame, spread: number, byTurns: boolean): Expected {
  const whole = scoreShares(pregame, spread)
  const drawn = pregame.chances.length === 3
  // A tie is broken by one more score, which the total counts; turns bring their own extra innings.
  const total = drawn || byTurns ? pregame.total : pregame.total - levelProbability(whole)
  const { share } = whole
  return { home: total * share, away: total * (1 - share), spread, level: share }
}

const levelProbability = ({ ours, theirs }: ScoreShares): number =>
  ours.reduce((sum, probability, score) => sum + probability * (theirs[score] as number), 0)

function endsOf(pregame: Pregame, expected: Expected, standing: Standing): FinalScores {
  if (standing.turns) return endsOfTurns(standing, turnsLeft(expected, standing.turns))
  const left = standing.scoringLeft ?? standing.remaining
  const pmf = (mean: number) => countPmf(mean * left, { linear: expected.spread, square: 0 }, MAX_SCORES)
  const [ours, theirs] = [pmf(expected.home), pmf(expected.away)]
  const scores = finalScoresBuilder()
  for (let h = 0; h < MAX_SCORES; h++)
    for (let a = 0; a < MAX_SCORES; a++) {
      const joint = (ours[h] as number) * (theirs[a] as number)
      const [home, away] = [standing.home + h, standing.away + a]
      if (home !== away || pregame.chances.length === 3) scores.add(home, away, joint)
      else {
        scores.add(home + 1, away, joint * expected.level)
        scores.add(home, away + 1, joint * (1 - expected.level))
      }
    }
  return scores.build()
}

/** Runs of what both sides have still to come. */
function turnsLeft({ home, away, spread, level }: Expected, { current, ...left }: Turns) {
  const rest = (share: number) => {
    if (!current) return [1]
    return current.state ? restOfHalfInning(current.state, share) : wholeTurns(share * current.rest, spread)
  }
  const restOf = (side: 'home' | 'away', mean: number) =>
    current?.side === side && !current.isLast ? rest(mean * current.share) : [1]
  const last = (factor: number) =>
    current?.isLast ? rest(home * current.share * factor) : wholeTurns(home * left.last * factor, spread)
  return {
    away: together(wholeTurns(away * left.away, spread), restOf('away', away)),
    home: together(wholeTurns(home * left.home, spread), restOf('home', home)),
    last: last(1),
    lastBehind: last(LATE_BEHIND),
    level,
  }
}
