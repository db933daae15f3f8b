import type { Instant } from '@fairline/domain'
import { createEngine, type FactSource, learnHistory, linesAreMonotone, memoryLedger } from '@fairline/engine'
import type { Terminal } from '../output/terminal.ts'

const STEP_MS = 600_000
const DAY_MS = 24 * 3_600_000
/** Days of the past that are learned with picks, and with prices. */
const LEARNED_DAYS = { decided: 2, priced: 14 }

/** Neighboring lines that contradicted each other, and how many pairs were compared. */
export interface MonotoneDay {
  readonly faults: readonly string[]
  readonly compared: number
}

/**
 * Runs the engine for a simulated day with its past learned, and checks every ten minutes that no line that is harder to
 * win is more probable: on every market, before the start and in play.
 *
 * @param asOf  the end of the day
 */
export async function monotoneDay(source: FactSource, asOf: Instant, terminal: Terminal): Promise<MonotoneDay> {
  const deps = { source, noVig: 'learnt', yieldToEventLoop: async () => {} } as const
  const engine = createEngine({ ...deps, ledger: memoryLedger(), origin: 'live', onPhase: () => {} })
  const from = asOf - DAY_MS
  await engine.advance(from)
  const bar = terminal.bar('comparing lines')
  const request = engine.historyAsked()
  if (request) {
    const learned = { ...deps, ...request, backfill: true, days: LEARNED_DAYS, onProgress: () => {} }
    await engine.takeOver(await learnHistory(learned))
  }
  const faults: string[] = []
  let compared = 0
  for (let at = from + STEP_MS; at <= asOf; at += STEP_MS) {
    const checked = linesAreMonotone(await engine.advance(at))
    faults.push(...checked.faults)
    compared += checked.compared
    bar.to(at - from, DAY_MS)
  }
  bar.stop()
  return { faults, compared }
}
