import type { SavedRidge } from '../fit/decayed-ridge.ts'

/** What a rating model sees of a game before it is played. */
export interface RatedGame {
  readonly home: string
  readonly away: string
  /** Number of the season, such as the year it began; a jump of more than one is a gap in what is known. */
  readonly season: number
  readonly neutral: boolean
  /** Number of the day it is played on; a side that played on the day before is tired. */
  readonly day: number
  /** Who starts as pitcher or goalkeeper, where that is known. */
  readonly starters?: { readonly home: string | null; readonly away: string | null }
  /** Of fighters, where that is announced. */
  readonly tapes?: { readonly home: FighterTape | null; readonly away: FighterTape | null }
}

/** Age in full years and reach in centimeters. */
export interface FighterTape {
  readonly age: number
  readonly reach: number
}

/** What it sees afterwards. */
export interface RatedEnding {
  readonly winner: 'home' | 'draw' | 'away'
  /** Home score minus away score, null where the sport has none. */
  readonly margin: number | null
  /** Sum of both scores, null where the sport has none. */
  readonly total: number | null
  /** What the market closed on, margin removed, in the order of the forecast; null where it is not recorded. */
  readonly closing: readonly number[] | null
  /** Spread of the home side the market closed on, in points, negative where it was the favorite; where one is recorded. */
  readonly spread?: number | null
  /** Scores by period, where they are known. */
  readonly periods?: { readonly home: readonly number[]; readonly away: readonly number[] }
}

/** The seam for every model of a game's winner: forecast before, learn after, in the order of time. */
export interface WinnerModel {
  /** Probabilities of the outcomes: home, away; or home, draw, away. Changes nothing. */
  forecast(game: RatedGame): readonly number[]
  learn(game: RatedGame, ending: RatedEnding): void
  /** All that was learned, as plain data; `restore` takes it up in a fresh model of the same settings. */
  save(): SavedModel
  restore(saved: SavedModel): void
}

/** What a model has learned: a few numbers of its own, and of every side its strength, its games and its last season. */
export interface SavedModel {
  readonly numbers: readonly number[]
  readonly sides: readonly (readonly [string, number, number, number])[]
  /** Of fighters. */
  readonly fights?: SavedFights
}

/** What a model has learned of fighters besides their strength. */
export interface SavedFights {
  readonly ridge: SavedRidge
  readonly coefficients: readonly number[]
  readonly fittedOn: number | null
  /** Every fighter's number of fights, and the day of the last. */
  readonly log: readonly (readonly [fighter: string, fights: number, lastDay: number])[]
}
