import type { Fact, LeagueKey, Quote } from '@fairline/domain'
import type { Archive, QuoteLog } from '@fairline/engine'

/** What is told is written in pieces: so often in real time, or when so much has gathered in a league. */
const [EVERY_MS, MOST_GATHERED] = [600_000, 5000]
const DAY_MS = 86_400_000

interface Needs {
  readonly archive: Archive
  readonly quoteLog: QuoteLog
  /** Quotes older than this many days of the app's time are folded. */
  readonly retentionDays: number
  readonly onError: (error: unknown) => void
}

interface Gathered {
  quotes: Quote[]
  facts: Fact[]
  upTo: number
  since: number
}

/**
 * Keeps what a source tells: prices as they moved in the log of quotes, everything else but running scores in the archive.
 * What was not written when the house went down is told again by the source, from where the log ends.
 */
export function keepFacts({ archive, quoteLog, retentionDays, onError }: Needs) {
  const gathered = new Map<LeagueKey, Gathered>()
  let queue: Promise<unknown> = Promise.resolve()
  let foldedAt = Number.NEGATIVE_INFINITY

  async function write(league: LeagueKey, { quotes, facts, upTo }: Gathered): Promise<void> {
    await archive.append(league, facts)
    await quoteLog.append(league, quotes, upTo)
    if (upTo - foldedAt < DAY_MS) return
    foldedAt = upTo
    await quoteLog.fold(upTo - retentionDays * DAY_MS)
  }

  function flush(league: LeagueKey): void {
    const ready = gathered.get(league)
    gathered.delete(league)
    if (ready) queue = queue.then(() => write(league, ready)).catch(onError)
  }

  return {
    /** Takes in what a league's source told up to a moment of the app's time. `real`: milliseconds of real time. */
    take(league: LeagueKey, facts: readonly Fact[], upTo: number, real: number): void {
      const known = gathered.get(league) ?? { quotes: [], facts: [], upTo, since: real }
      gathered.set(league, known)
      known.upTo = upTo
      for (const fact of facts) {
        if (fact.kind === 'quote') known.quotes.push(fact.quote)
        else if (fact.kind !== 'score') known.facts.push(fact)
      }
      if (known.quotes.length > MOST_GATHERED || real - known.since > EVERY_MS) flush(league)
    },
    /** Writes what has gathered; returns once it is safe. */
    async close(): Promise<void> {
      for (const league of [...gathered.keys()]) flush(league)
      await queue
    },
  }
}
