import { addDays, type Fact, startOfPacificDay } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { aGame, someFacts } from '../../testing/facts.ts'
import { untilDay } from './until-day.ts'

const game = (id: string, day: string): Fact => ({
  kind: 'game',
  game: aGame({ id, day }),
  observedAt: startOfPacificDay('2019-04-01'),
})
const resultOf = (gameId: string, observedAt: number): Fact => {
  const fact = someFacts().find(({ kind }) => kind === 'result')!
  if (fact.kind !== 'result') throw new Error('it is a result')
  return { ...fact, observedAt, result: { ...fact.result, gameId, observedAt } }
}
const pastMidnight = startOfPacificDay(addDays('2019-04-02', 1)) + 7_200_000
const facts = [
  game('early', '2019-04-02'),
  game('late', '2019-04-03'),
  resultOf('early', pastMidnight),
  resultOf('late', pastMidnight + 1),
]

describe('the facts of up to a day', () => {
  it('keep a result that became known after midnight, and nothing of later games', () => {
    expect(untilDay(facts, '2019-04-02')).toEqual([facts[0], facts[2]])
  })

  it('are all facts if no day is given', () => {
    expect(untilDay(facts, null)).toBe(facts)
  })

  it('follow the day a game was moved to, and leave out what was never announced', () => {
    expect(untilDay([...facts, game('early', '2019-04-09'), resultOf('nobody’s', 1)], '2019-04-02')).toEqual([])
  })
})
