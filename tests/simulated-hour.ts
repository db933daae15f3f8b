import { createHash } from 'node:crypto'
import { createEngine, learnHistory, memoryLedger } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'

// Lives an hour of a simulated world and prints the hash of its board. Arguments: start, seconds a step, `all` to learn its history.
const [start = '', step = '', history] = process.argv.slice(2)
const source = simulatedSource(1)
const shared = { source, noVig: 'learnt', yieldToEventLoop: async () => {} } as const
const engine = createEngine({ ...shared, ledger: memoryLedger(), origin: 'live', onPhase: () => {} })
const begin = Date.parse(start)
await engine.advance(begin)
const query = engine.historyAsked()
if (history === 'all' && query) {
  await engine.takeOver(await learnHistory({ ...shared, ...query, onProgress: () => {} }))
}
for (let at = begin; at < begin + 3_600_000; ) {
  at = Math.min(begin + 3_600_000, at + Number(step) * 1000)
  await engine.advance(at)
}
const { games, day, newestFactAt } = await engine.advance(begin + 3_600_000)
const picks = games.filter(({ decision }) => 'madeAt' in decision).length
const hash = createHash('sha256').update(JSON.stringify({ games, day, newestFactAt })).digest('hex')
process.stdout.write(`${hash} ${games.length} games, ${picks} picks, ${new Date(2026, 0, 1).toISOString()}\n`)
