import { LeagueKey } from '@fairline/domain'
import { simulatedSource } from '@fairline/providers'
import type { Measured } from '../measured.ts'

const NOW = Date.parse('2026-07-15T19:00:00Z')

/** The simulated world itself: a past day in outline, and an hour of everything as it happens. */
export async function worldSuite(): Promise<Measured[]> {
  const source = simulatedSource(1)
  let [games, began] = [0, performance.now()]
  for (let day = 1; day <= 9; day++) {
    for (const league of LeagueKey.options) {
      const facts = source.history?.day(league, `2026-06-0${day}`, NOW, 'all') ?? []
      games += facts.filter(({ kind }) => kind === 'result').length
    }
  }
  const perGame = ((performance.now() - began) / games) * 1000
  for (const league of LeagueKey.options) await source.facts(league, null, NOW)
  began = performance.now()
  let facts = 0
  for (let at = NOW; at < NOW + 3_600_000; at += 10_000) {
    for (const league of LeagueKey.options) facts += (await source.facts(league, at, at + 10_000)).length
  }
  const hour = performance.now() - began
  return [
    { name: 'a past game with every book’s prices', figure: perGame, unit: 'µs' },
    { name: 'an hour of the world in steps of ten seconds', figure: hour, unit: 'ms' },
    { name: 'facts in that hour', figure: facts, unit: '' },
  ]
}
