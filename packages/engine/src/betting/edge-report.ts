import { type Fact, type Instant, LeagueKey, type Quote } from '@fairline/domain'
import { hashString, uniformAt } from '@fairline/numeric'
import { gameFiles, gameIdOf } from '../market/game-file.ts'
import { betsByBooks } from './bets-by-books.ts'
import { type EdgeShare, edgeShares } from './edge-shares.ts'

/** Games are looked at when they begin within this long: then all books price them. */
const LOOK_AHEAD_MS = 12 * 3_600_000

/**
 * Follows facts as they become known and counts, at each look, the bets on games to come whose best price
 * beats the books.
 *
 * @param share  of the books of every game that are heard, chosen at random: recordings have fewer books
 */
export function edgeReport(pricesStand: boolean, share: number) {
  const files = gameFiles(pricesStand)
  const counts = edgeShares()
  const isHeard = ({ gameId, book }: Quote) => uniformAt(hashString(gameId), hashString(book)) < share

  return {
    see(facts: readonly Fact[]): void {
      for (const fact of facts) {
        if (fact.kind === 'result') files.close(gameIdOf(fact))
        else if (fact.kind !== 'quote' || isHeard(fact.quote)) files.file(fact)
      }
    },
    look(at: Instant): void {
      for (const file of files.all()) {
        const { startsAt } = file.game
        if (startsAt !== null && startsAt > at && startsAt <= at + LOOK_AHEAD_MS)
          counts.add(betsByBooks(file, { asOf: at }))
      }
    },
    shares: (): EdgeShare[] => counts.shares().sort(byLeague),
  }
}

const orderOf = (league: LeagueKey) => LeagueKey.options.indexOf(league)
const byLeague = (a: EdgeShare, b: EdgeShare) => orderOf(a.league) - orderOf(b.league) || (a.market < b.market ? -1 : 1)
