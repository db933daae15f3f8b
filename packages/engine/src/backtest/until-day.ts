import type { Day, Fact } from '@fairline/domain'
import { gameIdOf } from '../market/game-file.ts'

/**
 * The facts about games of up to a day, that day included, also those that became known after it: a game that ended past
 * midnight keeps its result. Null: all facts.
 */
export function untilDay(facts: readonly Fact[], to: Day | null): readonly Fact[] {
  if (to === null) return facts
  const days = new Map(facts.flatMap((fact) => (fact.kind === 'game' ? [[fact.game.id, fact.game.day] as const] : [])))
  return facts.filter((fact) => {
    const day = days.get(gameIdOf(fact))
    return day !== undefined && day <= to
  })
}
