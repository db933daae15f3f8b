import type { League } from '@fairline/domain'
import type { DecimalOdds, NoVigMethod } from '@fairline/odds'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { Moment } from '../market/quotes-at.ts'
import type { MarketBook } from './market-book.ts'
import { marketConsensus } from './market-consensus.ts'
import { sharpQuote } from './sharp-books.ts'

/** The market on a game's winner at a moment. */
export const winnerBook = (league: League, file: GameFile, moment: Moment): MarketBook =>
  quotedGroup(file, winnerMarket(league.outcomes), moment).book()

/**
 * What the books say of a game's winner, vig removed: the sharp book if it quotes, else the consensus of all.
 *
 * @returns probabilities in the order of the league's outcomes; null if no one quotes all of them
 */
export const winnerProbabilities = (
  league: League,
  file: GameFile,
  moment: Moment,
  method: NoVigMethod,
): readonly number[] | null =>
  marketConsensus(winnerBook(league, file, moment).complete(null), method, 1)?.probabilities ?? null

/** Prices that a no-vig method is learned from: the sharp book's, else those of the first book that quotes every outcome. */
export function referencePrices(league: League, file: GameFile, moment: Moment): readonly DecimalOdds[] | null {
  const quotes = winnerBook(league, file, moment).complete(null)
  return (sharpQuote(quotes) ?? quotes[0])?.prices ?? null
}

/** The sharp book that quotes a game's winner; null if none does. */
export const sharpWinnerBook = (league: League, file: GameFile, moment: Moment): string | null =>
  sharpQuote(winnerBook(league, file, moment).complete(null))?.book ?? null
