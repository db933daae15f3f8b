import { againstRelievers, againstStarters, leagueRates, slotRates, starterStay } from './league-rates.ts'
import { type BatterRates, ENDS, endProbabilities, matchup, SINGLE, STRIKEOUT } from './plate-appearance.ts'

/** One side of a game: what is known; what is not is the league's average. */
export interface BaseballSide {
  /** In batting order, nine at most; the rates of each where they are known. */
  readonly batters?: readonly { readonly name: string; readonly rates?: BatterRates }[]
  /** Rates are those of batters against him; after how many pitches he is relieved on a day without much trouble. */
  readonly starter?: { readonly name: string; readonly rates?: BatterRates; readonly pitches?: number }
  /** Multiplies the odds of reaching base of all batters. Default 1. */
  readonly scale?: number
}

export const batterStats = ['hits', 'total bases', 'home runs', 'rbis', 'runs', 'walks', 'strikeouts'] as const
export const pitcherStats = ['strikeouts', 'outs', 'hits allowed', 'walks allowed', 'runs allowed'] as const

/** A side while a game is played. */
export interface Nine {
  /** Its batters against a starter and against relievers, to be met with the other side's. */
  readonly bats: readonly Float64Array[]
  readonly scale: number
  /** Odds by batter, kind of pitcher (starter 0, reliever 1) and end, in proportion; filled when the opponent is known. */
  readonly odds: Float64Array
  /** The same as cumulative probabilities, against pitchers in the form of the day. */
  readonly chances: Float64Array
  readonly against: readonly [starter: Float64Array, relievers: Float64Array]
  readonly meanStay: number
  readonly stayDeviation: number
  /** Batters' counts by place and stat, and the starter's. */
  readonly lines: Uint8Array
  readonly starterLine: Uint8Array
  up: number
  starterIn: boolean
  /** Pitches the starter has thrown, and after which he is relieved. */
  pitches: number
  stay: number
}

const league = endProbabilities(leagueRates)

export function nineOf({ batters = [], starter, scale = 1 }: BaseballSide): Nine {
  if (batters.length > slotRates.length) throw new RangeError(`a side bats nine, got ${batters.length}`)
  return {
    bats: slotRates.map((average, place) => endProbabilities(batters[place]?.rates ?? average)),
    scale,
    odds: new Float64Array(slotRates.length * 2 * ENDS),
    chances: new Float64Array(slotRates.length * 2 * ENDS),
    against: [endProbabilities(starter?.rates ?? againstStarters), endProbabilities(againstRelievers)],
    meanStay: starter?.pitches ?? starterStay.mean,
    stayDeviation: starterStay.deviation,
    lines: new Uint8Array(slotRates.length * batterStats.length),
    starterLine: new Uint8Array(pitcherStats.length),
    up: 0,
    starterIn: true,
    pitches: 0,
    stay: 0,
  }
}

/** Fills a side's odds against the pitchers it meets. */
export function meet(attack: Nine, defence: Nine): void {
  for (const [place, batter] of attack.bats.entries())
    for (const [kind, pitcher] of defence.against.entries())
      attack.odds.set(matchup(batter, pitcher, league, attack.scale), (place * 2 + kind) * ENDS)
}

/**
 * How the form of the day, a standard normal number, moves the odds of hits and of strikeouts; fitted so that a simulated
 * starter's strikeouts, outs, hits and runs go together as in 2019 (`docs/models.md`).
 */
const HITS_BY_FORM = 0.14
const STRIKEOUTS_BY_FORM = 0.05

/** A side's probabilities against a starter (kind 0) or relievers (1) who are in this form. */
export function meetForm(attack: Nine, kind: 0 | 1, form: number): void {
  const [hits, strikeouts] = [Math.exp(HITS_BY_FORM * form), Math.exp(-STRIKEOUTS_BY_FORM * form)]
  for (let place = 0; place < slotRates.length; place++) cumulate(attack, (place * 2 + kind) * ENDS, hits, strikeouts)
}

function cumulate({ odds, chances }: Nine, from: number, hits: number, strikeouts: number): void {
  let total = 0
  for (let end = 0; end < ENDS; end++) {
    const factor = end >= SINGLE ? hits : end === STRIKEOUT ? strikeouts : 1
    total += (odds[from + end] as number) * factor
    chances[from + end] = total
  }
  for (let end = 0; end < ENDS; end++) chances[from + end] = (chances[from + end] as number) / total
}
