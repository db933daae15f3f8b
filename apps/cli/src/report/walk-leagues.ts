import { availableParallelism } from 'node:os'
import { LeagueKey } from '@fairline/domain'
import { Piscina } from 'piscina'
import type { LeagueWalk, WalkJob } from './league-walk.ts'

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
const MOST_THREADS = 2

/** Room for the largest archive there is, and little for what is thrown away: threads would keep far more than they need. */
const [HEAP_MB, YOUNG_MB] = [900, 96]

/** Walks through every league there are files of, a few at a time. */
export async function walkLeagues(
  data: readonly string[],
  onDone: (done: number, of: number) => void,
): Promise<LeagueWalk[]> {
  const keys = [...longest, ...LeagueKey.options.filter((key) => !longest.includes(key))]
  const pool = new Piscina<WalkJob, LeagueWalk | null>({
    filename: new URL('./walk-worker.ts', import.meta.url).href,
    maxThreads: Math.min(MOST_THREADS, availableParallelism()),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  try {
    let done = 0
    const walks = await Promise.all(
      keys.map(async (league) => {
        const walk = await pool.run({ league, data }, { name: 'walkLeague' })
        done += 1
        onDone(done, keys.length)
        return walk
      }),
    )
    const order = LeagueKey.options
    return walks.flatMap((walk) => walk ?? []).sort((a, b) => order.indexOf(a.league) - order.indexOf(b.league))
  } finally {
    await pool.destroy()
  }
}
