import { logLoss } from '@fairline/models'
import type { NoVigMethod } from '@fairline/odds'
import type { DecidedLine } from './decided-line.ts'
import { fairOver } from './fair-over.ts'

/** By how much the power method lost less than the multiplicative one: lines, sum of the gains in nats, and of their squares. */
type Gains = readonly [lines: number, sum: number, squares: number]

/** What is learned of the margins on players, by stat. */
export interface SavedPropMargins {
  readonly known: readonly (readonly [stat: string, Gains])[]
  /** Of lines that were decided today. */
  readonly waiting: readonly (readonly [stat: string, Gains])[]
}

/** A method is left only for one that lost less by this many standard errors, on this many lines at least. */
const ERRORS = 2
const MIN_LINES = 200

/**
 * How the margin is taken out of prices on a stat: in proportion, unless the lines decided on the days before say that the
 * power method, which takes more from long shots, comes nearer to what players did.
 */
export function propMargins() {
  let known = new Map<string, Gains>()
  let waiting = new Map<string, Gains>()
  return {
    method: (stat: string): NoVigMethod => (isBetter(known.get(stat)) ? 'power' : 'multiplicative'),
    /** Notes a decided line; it counts from the next `learn` on. */
    add(line: DecidedLine): void {
      const gain = lossBy('multiplicative', line) - lossBy('power', line)
      waiting.set(line.stat, sumOf(waiting.get(line.stat), [1, gain, gain ** 2]))
    },
    /** Learns every line that was noted. */
    learn(): void {
      for (const [stat, gains] of waiting) known.set(stat, sumOf(known.get(stat), gains))
      waiting.clear()
    },
    save: (): SavedPropMargins => ({ known: [...known], waiting: [...waiting] }),
    restore(saved: SavedPropMargins): void {
      known = new Map(saved.known)
      waiting = new Map(saved.waiting)
    },
  }
}

function isBetter([lines, sum, squares]: Gains = [0, 0, 0]): boolean {
  if (lines < MIN_LINES) return false
  const mean = sum / lines
  return mean > ERRORS * Math.sqrt((squares / lines - mean ** 2) / lines)
}

const sumOf = ([lines, sum, squares]: Gains = [0, 0, 0], more: Gains): Gains => [
  lines + more[0],
  sum + more[1],
  squares + more[2],
]

/** Loss of the mean of the books' probabilities. */
function lossBy(method: NoVigMethod, { quotes, wentOver }: DecidedLine): number {
  const over = quotes.reduce((sum, quote) => sum + fairOver(quote, method), 0) / quotes.length
  return logLoss({ chances: [over, 1 - over], winner: wentOver ? 0 : 1 })
}
