import type { Day } from '@fairline/domain'
import { type ShortfallEvidence, shortfallEvidence } from '@fairline/models'

/**
 * Evidence from which a book is excluded. A league with up to twenty honest books ever excludes one of them with a probability of
 * at most 1 %: each reaches this with at most 0.05 %, however often one looks.
 */
export const MIN_EVIDENCE = 2000

/** A bet one would have made at one book's price if it were the only book, and what came of it. */
export interface BookBet {
  readonly book: string
  /** Probability of the selection by the fair close. */
  readonly closingProbability: number
  readonly won: boolean
}

/** What came of the bets one would have made at one book. */
export interface BookRecord {
  readonly book: string
  readonly bets: number
  /** Wins expected by the fair close, and counted. */
  readonly expectedWins: number
  readonly wins: number
  /** Likelihood ratio of "its bets win too seldom" to "as often as they closed"; see `shortfallEvidence`. */
  readonly evidence: number
  /** The day after whose games it was excluded; null if it was not. */
  readonly excludedAfter: Day | null
}

interface Watched {
  bets: number
  expectedWins: number
  wins: number
  readonly evidence: ShortfallEvidence
  excludedAfter: Day | null
}

/**
 * Watches which books' prices lose far more than their fair close explains: stale, mislabeled or misdated ones. A book that once
 * was found stays excluded.
 */
export function bookWatch() {
  const books = new Map<string, Watched>()
  const excluded = new Set<string>()

  function learn({ book, closingProbability, won }: BookBet, day: Day): void {
    const watched = books.get(book) ?? unwatched()
    books.set(book, watched)
    watched.bets += 1
    watched.expectedWins += closingProbability
    watched.wins += won ? 1 : 0
    watched.evidence.learn(closingProbability, won)
    if (watched.excludedAfter !== null || watched.evidence.value() < MIN_EVIDENCE) return
    watched.excludedAfter = day
    excluded.add(book)
  }

  return {
    /** Learns what came of a day's bets; in the order of time. */
    learn(bets: readonly BookBet[], day: Day): void {
      for (const bet of bets) learn(bet, day)
    },
    /** Books that no bet is to be made at from now on. */
    excluded: (): ReadonlySet<string> => excluded,
    /** Every book, in alphabetical order. */
    records: (): BookRecord[] =>
      [...books]
        .map(([book, { evidence, ...counts }]) => ({ book, ...counts, evidence: evidence.value() }))
        .sort((a, b) => (a.book < b.book ? -1 : 1)),
  }
}

export type BookWatch = ReturnType<typeof bookWatch>

const unwatched = (): Watched => ({
  bets: 0,
  expectedWins: 0,
  wins: 0,
  evidence: shortfallEvidence(),
  excludedAfter: null,
})
