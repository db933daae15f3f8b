/** One job of one client. */
export interface QueuedJob {
  readonly client: string
  run(): Promise<void>
  /** Called instead of `run` if the job had to make room. */
  drop(): void
}

/**
 * A queue that runs one job at a time and takes turns between clients, so that one with many jobs waits behind those
 * with few. A full queue drops the newest job of the client with the most.
 *
 * @param limit  jobs that may wait
 */
export function createFairQueue(limit: number) {
  const waiting = new Map<string, QueuedJob[]>()
  let size = 0
  let isRunning = false

  const countOf = (client: string) => waiting.get(client)?.length ?? 0

  function take(client: string, jobs: QueuedJob[], job: QueuedJob): void {
    jobs.splice(jobs.indexOf(job), 1)
    size -= 1
    waiting.delete(client)
    // Moves the client to the end of the line: all others have a turn first.
    if (jobs.length > 0) waiting.set(client, jobs)
  }

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const [next] = waiting
      const job = next?.[1][0]
      if (!next || !job) break
      take(next[0], next[1], job)
      await job.run().catch(() => {})
    }
    isRunning = false
  }

  /** Returns whether there is room now for one more job of a client. */
  function makeRoom(client: string): boolean {
    if (size < limit) return true
    let busiest: QueuedJob[] = []
    for (const jobs of waiting.values()) if (jobs.length > busiest.length) busiest = jobs
    if (busiest.length <= countOf(client) + 1) return false
    busiest.pop()?.drop()
    size -= 1
    return true
  }

  return {
    /** Returns false if the queue is full. */
    add(job: QueuedJob): boolean {
      if (!makeRoom(job.client)) return false
      const jobs = waiting.get(job.client) ?? []
      jobs.push(job)
      waiting.set(job.client, jobs)
      size += 1
      void runAll()
      return true
    },
    /** Removes a waiting job. A job that is already running goes on. */
    remove(job: QueuedJob): void {
      const jobs = waiting.get(job.client)
      if (!jobs?.includes(job)) return
      jobs.splice(jobs.indexOf(job), 1)
      size -= 1
      if (jobs.length === 0) waiting.delete(job.client)
    },
    size: () => size,
  }
}
