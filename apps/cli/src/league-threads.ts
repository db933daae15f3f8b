import { availableParallelism } from 'node:os'
import { type Day, LeagueKey } from '@fairline/domain'
import { Piscina } from 'piscina'

/** Where files are, and the first and last day scored; null: all that is recorded. */
export interface RecordedDays {
  readonly data: readonly string[]
  readonly from: Day | null
  readonly to: Day | null
}

/** The same of one league. */
export interface LeagueJob extends RecordedDays {
  readonly league: LeagueKey
}

/** What a thread does with a league: a function that a worker file exports. */
export interface LeagueTask {
  /** Address of the worker file. */
  readonly worker: URL
  readonly name: string
}

/** The league with the most games first, as everybody waits for it; the second most when it is done: both at once would not fit. */
const longest: readonly LeagueKey[] = [
  'mlb',
  'seriea',
  'laliga',
  'premier',
  'internationals',
  'nhl',
  'mls',
  'ufc',
  'nba',
]
/** More threads than this would hold more seasons in memory at once than a small machine has room for. */
const MAX_THREADS = 2

/** Room for the largest archive there is, and little for what is thrown away: threads would keep far more than they need. */
const HEAP_MB = 900
const YOUNG_MB = 96

/**
 * Runs a task for every league, a few at a time.
 *
 * @returns what it made of the leagues there are files of, in the order of the leagues
 */
export async function inThreads<Made>(
  { worker, name }: LeagueTask,
  recorded: RecordedDays,
  onDone: (done: number, of: number) => void,
): Promise<Made[]> {
  const keys = [...longest, ...LeagueKey.options.filter((key) => !longest.includes(key))]
  const pool = new Piscina<LeagueJob, Made | null>({
    filename: worker.href,
    maxThreads: Math.min(MAX_THREADS, availableParallelism()),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  try {
    let done = 0
    const made = new Map<LeagueKey, Made>()
    await Promise.all(
      keys.map(async (league) => {
        const value = await pool.run({ ...recorded, league }, { name })
        if (value !== null) made.set(league, value)
        done += 1
        onDone(done, keys.length)
      }),
    )
    return LeagueKey.options.flatMap((league) => made.get(league) ?? [])
  } finally {
    await pool.destroy()
  }
}
