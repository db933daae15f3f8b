import { SingleBar } from 'cli-progress'

/** Where a command writes: results to `out`, everything else to `err`. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** A bar on standard error while something long runs; silent where no one watches. */
  bar(label: string): Progress
}

export interface Progress {
  to(done: number, total: number): void
  stop(): void
}

/** The terminal of this process. */
export const terminal: Terminal = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  bar(label) {
    if (!process.stderr.isTTY) return { to() {}, stop() {} }
    const bar = new SingleBar({
      format: `${label} [{bar}] {percentage}% {value}/{total}`,
      stream: process.stderr,
      clearOnComplete: true,
    })
    let started = false
    return {
      to(done, total) {
        if (!started) bar.start(total, done)
        started = true
        bar.setTotal(total)
        bar.update(done)
      },
      stop: () => bar.stop(),
    }
  },
}
