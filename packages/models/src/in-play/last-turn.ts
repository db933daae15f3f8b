import { type FinalScores, finalScoresBuilder } from './final-scores.ts'

/**
 * How games end that are level or won in the home side's last turn: by how much the home side wins a turn it finishes, by how much the
 * visitors win extra innings, and what the loser scores in them. Each from 1 (the loser from 0) up; more is counted as the last.
 *
 * @source MLB 2010–17 by innings: 858 games that home won in the ninth (0.88, 0.07, 0.04, 0.01) and 893 in extra innings (0.90, 0.06,
 *         0.03, 0.02), 833 that the visitors won in extra innings; games of 2020 and later, whose extra innings begin with a runner on
 *         second, are not recorded
 */
const HOME_WINS_BY = [0.888, 0.067, 0.032, 0.013]
const AWAY_WINS_BY = [0.532, 0.276, 0.1, 0.051, 0.041]
const LOSER_SCORES = [0.863, 0.103, 0.028, 0.006]

/** Probabilities below this are left out. */
const NEGLIGIBLE = 1e-8

/** Probabilities of 0, 1, 2 … scores in what both sides have still to come. */
export interface TurnsLeft {
  readonly away: readonly number[]
  /** Before the home side's last turn. */
  readonly home: readonly number[]
  /** In its last turn, level and behind. */
  readonly last: readonly number[]
  readonly lastBehind: readonly number[]
  /** Probability that the home side wins what is level after its last turn. */
  readonly level: number
}

/**
 * Final scores of a game in which sides take turns and the home side has the last one: if it leads it does not take it, if it takes the
 * lead in it the game is over.
 *
 * @param now  both scores so far
 */
export function endsOfTurns(now: { readonly home: number; readonly away: number }, left: TurnsLeft): FinalScores {
  const scores = finalScoresBuilder()
  // By score of each side: level after the last turn, and of the visitors: beaten in it.
  const level = new Array<number>(now.away + left.away.length).fill(0)
  const beaten = new Array<number>(now.away + left.away.length).fill(0)

  function playLastTurn(home: number, away: number, probability: number): void {
    const runs = home < away ? left.lastBehind : left.last
    for (let scored = 0; scored < runs.length; scored++) {
      const joint = probability * (runs[scored] as number)
      if (joint < NEGLIGIBLE) continue
      if (home + scored > away) beaten[away] = (beaten[away] as number) + joint
      else if (home + scored === away) level[away] = (level[away] as number) + joint
      else scores.add(home + scored, away, joint)
    }
  }

  for (let a = 0; a < left.away.length; a++)
    for (let h = 0; h < left.home.length; h++) {
      const joint = (left.away[a] as number) * (left.home[h] as number)
      if (joint < NEGLIGIBLE) continue
      if (now.home + h > now.away + a) scores.add(now.home + h, now.away + a, joint)
      else playLastTurn(now.home + h, now.away + a, joint)
    }
  for (let score = 0; score < level.length; score++) {
    winBy(HOME_WINS_BY, (margin, share) => scores.add(score + margin, score, share * (beaten[score] as number)))
    playExtras(score, level[score] as number)
  }
  return scores.build()

  function playExtras(score: number, probability: number): void {
    for (const [runs, share] of LOSER_SCORES.entries()) {
      const joint = probability * share
      const loser = score + runs
      winBy(HOME_WINS_BY, (margin, by) => scores.add(loser + margin, loser, joint * left.level * by))
      winBy(AWAY_WINS_BY, (margin, by) => scores.add(loser, loser + margin, joint * (1 - left.level) * by))
    }
  }
}

function winBy(shares: readonly number[], add: (margin: number, share: number) => void): void {
  for (const [i, share] of shares.entries()) add(i + 1, share)
}
