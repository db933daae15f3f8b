import type { Instant, League } from '@fairline/domain'
import { isNamed } from '../learn/learnt-moment.ts'
import type { GameFile } from '../market/game-file.ts'
import { type HomeBeliefs, lineMoveModel, type SavedMoves } from './line-move-model.ts'
import { ratedGameOf } from './rated-game-of.ts'
import { type SavedCalendar, sideCalendar } from './side-calendar.ts'

/** Everything learned about how a league's lines move. */
export interface SavedLineMoves {
  /** Of openers their source names, and of prices somebody happened to see: those have less time left to move. */
  readonly named: SavedMoves
  readonly seen: SavedMoves
  readonly calendar: SavedCalendar
}

/** Probabilities of a game's outcomes: of the market, of our model, and of both blended. */
export interface WinnerOpinions {
  readonly market: readonly number[]
  readonly model: readonly number[]
  readonly blend: readonly number[]
}

/** Expects how lines with two outcomes move on from a blend made before the close; leaves other blends as they are. */
export function lineMoves(league: League) {
  const calendar = sideCalendar()
  const models = { named: lineMoveModel(calendar), seen: lineMoveModel(calendar) }
  const modelOf = (file: GameFile) => (isNamed(league, file) ? models.named : models.seen)
  return {
    /** Where the line of a game is expected to close. */
    expectedClose(file: GameFile, opinions: WinnerOpinions): readonly number[] {
      if (league.outcomes !== 'two-way') return opinions.blend
      const home = modelOf(file).homeProbability(ratedGameOf(league, file), homeBeliefs(opinions))
      return [home, 1 - home]
    },
    /** Learns where it closed; before `learnPlayed` of the same game. */
    learnClose(file: GameFile, opinions: WinnerOpinions, close: readonly number[], at: Instant): void {
      if (league.outcomes !== 'two-way') return
      modelOf(file).learn(ratedGameOf(league, file), homeBeliefs(opinions), close[0] as number, at)
    },
    /** Learns that a game is over. */
    learnPlayed(file: GameFile): void {
      const { home, away, day } = ratedGameOf(league, file)
      calendar.learn(home, day)
      calendar.learn(away, day)
    },
    save: (): SavedLineMoves => ({ named: models.named.save(), seen: models.seen.save(), calendar: calendar.save() }),
    restore(saved: SavedLineMoves): void {
      models.named.restore(saved.named)
      models.seen.restore(saved.seen)
      calendar.restore(saved.calendar)
    },
  }
}

const homeBeliefs = ({ market, model, blend }: WinnerOpinions): HomeBeliefs => ({
  market: market[0] as number,
  model: model[0] as number,
  blend: blend[0] as number,
})
