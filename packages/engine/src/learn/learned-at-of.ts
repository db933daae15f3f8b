import { fullGame, type League, marketSlot, type Quote } from '@fairline/domain'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { type Moment, quotesAt } from '../market/quotes-at.ts'
import { decisionMoment } from './decision-moment.ts'

/** The quotes a forecast rests on: of the winner, of the spread where no one quotes one. */
export function quotesOf(league: League, file: GameFile, moment: Moment): readonly Quote[] {
  const priced = quotesAt(file, winnerMarket(league.outcomes), moment)
  return priced.length > 0 ? priced : quotesAt(file, 'spread', moment)
}

/** Whether a game's opening prices are called so by their source: those were offered longer before the start than the first someone saw. */
export function isNamed(league: League, file: GameFile): boolean {
  const winner = winnerMarket(league.outcomes)
  if (file.opened.has(marketSlot(fullGame(winner)))) return true
  return file.opened.has(marketSlot(fullGame('spread'))) && quotesAt(file, winner, 'open').length === 0
}

/**
 * Whether the prices of a moment are openers that their source names: those of a later moment, or of a book that has quoted
 * since, are not, for any opening.
 */
export const isAtOpener = (league: League, file: GameFile, moment: Moment): boolean =>
  moment === 'open'
    ? isNamed(league, file)
    : quotesOf(league, file, moment).every(({ mark }) => mark === 'open') && isNamed(league, file)

/**
 * The moment whose prices are learned from: the open where the source names it. Unnamed first prices come up hours apart;
 * they are taken as they were together when the game is looked at.
 */
export function learnedAtOf(league: League, file: GameFile): Moment {
  const { startsAt } = file.game
  return startsAt === null || isNamed(league, file) ? 'open' : { asOf: decisionMoment(file.game, startsAt) }
}
