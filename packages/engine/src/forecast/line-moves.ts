import type { Instant, League } from '@fairline/domain'
import { logistic, logit } from '@fairline/numeric'
import { isAtOpener } from '../learn/learned-at-of.ts'
import type { GameFile } from '../market/game-file.ts'
import type { Moment } from '../market/quotes-at.ts'
import { type HomeBeliefs, lineMoveModel, type SavedMoves } from './line-move-model.ts'
import { ratedGameOf } from './rated-game-of.ts'
import { type SavedCalendar, sideCalendar } from './side-calendar.ts'

/** Everything learned about how a league's lines move. */
export interface SavedLineMoves {
  readonly model: SavedMoves
  readonly calendar: SavedCalendar
}

/** Probabilities of a game's outcomes: of the market, of our model, and of both blended. */
export interface WinnerOpinions {
  readonly market: readonly number[]
  readonly model: readonly number[]
  readonly blend: readonly number[]
}

/** From a blend to where the line is expected to close. */
export type Moved = (blend: readonly number[]) => readonly number[]

/**
 * Expects how lines with two outcomes move on from openers that their source names; leaves other blends as they are. A price that
 * someone saw some time before the start has an unknown part of that move behind it, also if the game has a named opener.
 */
export function lineMoves(league: League) {
  const calendar = sideCalendar()
  const model = lineMoveModel(calendar)
  const isOpener = (file: GameFile, moment: Moment) => league.outcomes === 'two-way' && isAtOpener(league, file, moment)
  return {
    /**
     * From a blend to where the line of a game is expected to close, by the prices of a moment.
     *
     * @param opinions  of the market and of our model
     */
    expectedClose(file: GameFile, moment: Moment, opinions: Omit<WinnerOpinions, 'blend'>): Moved {
      if (!isOpener(file, moment)) return (blend) => blend
      const [market, ours] = [opinions.market[0] as number, opinions.model[0] as number]
      const move = model.expectedMove(ratedGameOf(league, file), { market, model: ours })
      return (blend) => {
        const home = logistic(logit(blend[0] as number) + move)
        return [home, 1 - home]
      }
    },
    /** Learns where it closed; before `learnPlayed` of the same game. */
    learnClose(file: GameFile, opinions: WinnerOpinions, close: readonly number[], at: Instant): void {
      if (isOpener(file, 'open')) model.learn(ratedGameOf(league, file), homeBeliefs(opinions), close[0] as number, at)
    },
    /** Learns that a game is over. */
    learnPlayed(file: GameFile): void {
      const { home, away, day } = ratedGameOf(league, file)
      calendar.learn(home, day)
      calendar.learn(away, day)
    },
    save: (): SavedLineMoves => ({ model: model.save(), calendar: calendar.save() }),
    restore(saved: SavedLineMoves): void {
      model.restore(saved.model)
      calendar.restore(saved.calendar)
    },
  }
}

const homeBeliefs = ({ market, model, blend }: WinnerOpinions): HomeBeliefs => ({
  market: market[0] as number,
  model: model[0] as number,
  blend: blend[0] as number,
})
