import { Day, type Instant } from '@fairline/domain'
import { type ShortfallEvidence, shortfallEvidence } from '@fairline/models'
import { z } from 'zod'

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

/** Everything learned about a league's books, in alphabetical order; evidence as `shortfallEvidence` saves it. */
export const SavedBookWatch = z.array(
  z.object({
    book: z.string(),
    bets: z.number().int().nonnegative(),
    expectedWins: z.number().nonnegative(),
    wins: z.number().int().nonnegative(),
    evidence: z.array(z.number()).length(shortfallEvidence().save().length),
    excludedAfter: Day.nullable(),
  }),
)
export type SavedBookWatch = z.infer<typeof SavedBookWatch>

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
  /** Up to when a carried-over book's bets are in its counts. */
  const judgedTo = new Map<string, Instant>()
  /** Null once something was learned since. */
  let records: readonly BookRecord[] | null = null

  function learn({ book, closingProbability, won }: BookBet, day: Day): void {
    const watched = books.get(book) ?? unwatched()
    books.set(book, watched)
    watched.bets += 1
    watched.expectedWins += closingProbability
    watched.wins += won ? 1 : 0
    watched.evidence.learn(closingProbability, won)
    records = null
    if (watched.excludedAfter !== null || watched.evidence.value() < MIN_EVIDENCE) return
    watched.excludedAfter = day
    excluded.add(book)
  }

  function restoreBook({ book, evidence, ...counts }: SavedBookWatch[number]): void {
    const watched = { ...counts, evidence: shortfallEvidence() }
    watched.evidence.restore(evidence)
    books.set(book, watched)
    if (watched.excludedAfter !== null) excluded.add(book)
  }

  return {
    /**
     * Learns what came of a day's bets; in the order of time.
     *
     * @param endedAt  when their games were over; only matters for books that were carried over
     */
    learn(bets: readonly BookBet[], day: Day, endedAt: Instant = Number.POSITIVE_INFINITY): void {
      for (const bet of bets) if (endedAt > (judgedTo.get(bet.book) ?? Number.NEGATIVE_INFINITY)) learn(bet, day)
    },
    /** Books that no bet is to be made at from now on. */
    excluded: (): ReadonlySet<string> => excluded,
    /** Every book, in alphabetical order; the same object as before if nothing was learned since. */
    records(): readonly BookRecord[] {
      records ??= alphabetical(books, ({ evidence }) => evidence.value())
      return records
    },
    save: (): SavedBookWatch => alphabetical(books, ({ evidence }) => [...evidence.save()]),
    /** Continues from what was saved, in place of what was learned before. */
    restore(saved: SavedBookWatch): void {
      books.clear()
      excluded.clear()
      judgedTo.clear()
      records = null
      for (const book of saved) restoreBook(book)
    },
    /**
     * Keeps the books that an earlier watch had excluded, with their counts, in place of what this one learned of them: the prices
     * that an exclusion rests on may no longer be known. Of every other book nothing is carried over.
     *
     * @param upTo  bets on games that had ended by then are in the saved counts and aren't counted again
     */
    carryOver(saved: SavedBookWatch, upTo: Instant): void {
      for (const book of saved) {
        if (book.excludedAfter === null) continue
        restoreBook(book)
        judgedTo.set(book.book, upTo)
        records = null
      }
    },
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

const alphabetical = <Evidence>(books: ReadonlyMap<string, Watched>, evidenceOf: (watched: Watched) => Evidence) =>
  [...books]
    .map(([book, watched]) => ({ book, ...watched, evidence: evidenceOf(watched) }))
    .sort((a, b) => (a.book < b.book ? -1 : 1))
