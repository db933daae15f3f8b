import { type Fact, type LeagueKey, leagues } from '@fairline/domain'
import { learnedAtOf } from '../learn/learned-at-of.ts'
import { gameFiles } from '../market/game-file.ts'
import { mislabeledQuotes } from '../props/mislabeled-quotes.ts'
import type { PropQuote } from '../props/prop-quote.ts'
import { gameOf } from '../props/published-props.ts'
import { betsByBooks, propBetsByBooks } from './bets-by-books.ts'
import { type EdgeShare, edgeShares } from './edge-shares.ts'

/** Shares of recorded winners, spreads and totals whose best price beats the books: as they opened, or on the morning of the day. */
export function recordedEdges(league: LeagueKey, facts: readonly Fact[]): EdgeShare[] {
  const files = gameFiles()
  const counts = edgeShares()
  for (const fact of facts) files.file(fact)
  for (const file of files.all()) counts.add(betsByBooks(file, learnedAtOf(leagues[league], file)))
  return counts.shares()
}

/** The same of recorded props, by the newest quote of each book; quotes that are not what their label says are left out. */
export function recordedPropEdges(league: LeagueKey, quotes: readonly PropQuote[]): EdgeShare[] {
  const counts = edgeShares()
  const strange = mislabeledQuotes(quotes)
  const priced = quotes.filter((quote) => !strange.has(quote) && quote.fair !== true)
  for (const ofGame of Map.groupBy(priced, ({ day, event }) => `${day}|${event}`).values())
    counts.add(propBetsByBooks(gameOf(league, ofGame[0] as PropQuote), ofGame))
  return counts.shares()
}
