import { addDays, type Fact, startOfPacificDay } from '@fairline/domain'
import type { AssembledGame } from './assemble.ts'

/**
 * The facts of one game with the moment each became known.
 *
 * What carries no time has a day: a game, who starts in it and its opening price are known from 00:00 Pacific of the day, a
 * closing price, a price the source gives no name, and the result only from the next 00:00. Those who are listed to start
 * are those who did: a change of the last hours is known too early.
 */
export function factsOf({ game, score, winner, periods, starters, quotes, references }: AssembledGame): Fact[] {
  const begins = startOfPacificDay(game.day)
  const over = startOfPacificDay(addDays(game.day, 1))
  const earliest = quotes.reduce((least, { at }) => (at === null ? least : Math.min(least, at)), begins)
  const facts: Fact[] = [{ kind: 'game', game, observedAt: earliest }]
  for (const side of ['home', 'away'] as const) {
    const player = starters[side]
    if (player === null) continue
    const news = { gameId: game.id, side, player, what: 'starter', detail: null, observedAt: begins } as const
    facts.push({ kind: 'news', news, observedAt: begins })
  }
  for (const { book, market, prices, mark, at } of quotes) {
    const observedAt = at ?? (mark === 'open' ? begins : over)
    const quote = { gameId: game.id, book, market, prices, mark, observedAt }
    facts.push({ kind: 'quote', quote, observedAt })
  }
  if (winner !== null) {
    const scores = { home: score?.home ?? null, away: score?.away ?? null, ...(periods ? { periods } : {}) }
    const result = { gameId: game.id, winner, ...scores, observedAt: over }
    facts.push({ kind: 'result', result, observedAt: over })
  }
  for (const [forecaster, probabilities] of references) {
    const reference = { gameId: game.id, forecaster, chances: probabilities, observedAt: begins }
    facts.push({ kind: 'reference', reference, observedAt: begins })
  }
  return facts
}
