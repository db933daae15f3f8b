import { type Day, type Fact, leagues, type Pass, type Pick, startOfPacificDay } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../testing/made-up-league.ts'
import { walkForward } from './backtest/walk-forward.ts'
import { leagueForecaster } from './forecast/league-forecaster.ts'

// What was forecast for a day must follow from what was known when it was forecast, and from nothing else.

/** Everything forecast for one game: forecast, model, decision. */
interface Said {
  readonly day: Day
  readonly said: string
}
type Walk = (facts: readonly Fact[]) => Map<string, Said>

const said = (day: Day, probabilities: unknown, model: unknown, decision: Pick | Pass): Said => ({
  day,
  said: JSON.stringify([probabilities, model, decision]),
})

/** The walk as in production. */
const honest: Walk = (facts) => {
  const all = new Map<string, Said>()
  walkForward(facts, leagueForecaster(leagues.mlb, 'open', 'multiplicative'), {
    at: 'open',
    onGame: ({ file, forecast, model, decision }) =>
      void all.set(file.game.id, said(file.game.day, forecast?.chances, model, decision)),
  })
  return all
}

/** Planted: the results of a day are learned before its games are spoken of. */
const knowsTheResults: Walk = (facts) => {
  const all = new Map<string, Said>()
  const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
  for (const day of days) {
    const ofDay = facts.filter((fact) => gameOf(fact).includes(day))
    forecaster.learn(ofDay.filter(({ kind }) => kind !== 'result'))
    forecaster.learn(ofDay.filter(({ kind }) => kind === 'result'))
    for (const fact of ofDay) {
      if (fact.kind !== 'game') continue
      all.set(fact.game.id, said(day, null, forecaster.model(forecaster.files.of(fact.game.id)!), unsaid(fact.game.id)))
    }
  }
  return all
}

function gameOf(fact: Fact): string {
  if (fact.kind === 'game') return fact.game.id
  return fact.kind === 'quote' ? fact.quote.gameId : fact.kind === 'result' ? fact.result.gameId : ''
}
const unsaid = (gameId: string): Pass => ({ gameId, reason: 'no-forecast', best: null })

/** Planted: the closing price passes for the opening one. */
const opensOnTheClose: Walk = (facts) => {
  const closes = new Map(
    facts.flatMap((fact) =>
      fact.kind === 'quote' && fact.quote.mark === 'close' ? [[fact.quote.gameId, fact.quote.prices]] : [],
    ),
  )
  return honest(
    facts.map((fact) =>
      fact.kind === 'quote' && fact.quote.mark === 'open'
        ? { ...fact, quote: { ...fact.quote, prices: closes.get(fact.quote.gameId) ?? fact.quote.prices } }
        : fact,
    ),
  )
}

/** Planted: the model learns the games of a day one after the other before it has spoken of all of them. */
const learnsWithinTheDay: Walk = (facts) => {
  const all = new Map<string, Said>()
  const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
  const ordered = facts.toSorted((a, b) => a.observedAt - b.observedAt)
  for (const fact of ordered) {
    if (fact.kind === 'result') {
      const file = forecaster.files.of(fact.result.gameId)!
      all.set(file.game.id, said(file.game.day, null, forecaster.model(file), unsaid(file.game.id)))
    }
    forecaster.learn([fact])
  }
  return all
}

/** Makes a fact say something else, the way a different future would. */
function bent(fact: Fact): Fact {
  if (fact.kind === 'result') {
    const { winner, home, away } = fact.result
    return { ...fact, result: { ...fact.result, winner: winner === 'home' ? 'away' : 'home', home: away, away: home } }
  }
  if (fact.kind !== 'quote') return fact
  return {
    ...fact,
    quote: { ...fact.quote, prices: fact.quote.prices.map((price) => ((price ?? 2) * 1.07 + 0.05) as DecimalOdds) },
  }
}

/** What a walk says of the league as it is, walked once. */
const untouched = new Map<Walk, Map<string, Said>>()
function saidUntouched(walk: Walk): Map<string, Said> {
  const known = untouched.get(walk) ?? walk(facts)
  untouched.set(walk, known)
  return known
}

/** Games of up to `day` whose forecast changes once `change` has touched the facts. */
function moved(walk: Walk, day: Day, change: (fact: Fact) => Fact): string[] {
  const after = walk(facts.map(change))
  return [...saidUntouched(walk)]
    .filter(([id, { day: of, said: what }]) => of <= day && after.get(id)?.said !== what)
    .map(([id]) => id)
}

const { days, facts } = madeUpLeague(70)
const checks: Record<string, (walk: Walk, day: Day) => string[]> = {
  'everything after the morning of a day is bent: nothing said that day or before it moves': (walk, day) =>
    moved(walk, day, (fact) => (fact.observedAt > startOfPacificDay(day) ? bent(fact) : fact)),
  'a result is shifted by a day: what was said of its day does not move': (walk, day) =>
    moved(walk, day, (fact) => (fact.kind === 'result' && fact.result.gameId.includes(day) ? later(fact) : fact)),
  'one game of a day ends the other way: what was said of the others that day does not move': (walk, day) => {
    const [first] = facts.flatMap((fact) => (fact.kind === 'game' && fact.game.day === day ? [fact.game.id] : []))
    return moved(walk, day, (fact) => (fact.kind === 'result' && fact.result.gameId === first ? bent(fact) : fact))
  },
}

function later(fact: Extract<Fact, { kind: 'result' }>): Fact {
  const observedAt = fact.observedAt + 86_400_000
  return { ...fact, result: { ...fact.result, observedAt }, observedAt }
}

describe('nothing leaks from the future', () => {
  it.each(Object.entries(checks))('%s', (_, check) => {
    fc.assert(
      fc.property(fc.constantFrom(...days.slice(45, 68)), (day) => {
        expect(check(honest, day)).toEqual([])
      }),
      { numRuns: 6 },
    )
  })

  it('says something of every game, so that there is something to move', () => {
    const all = honest(facts)
    expect(all.size).toBe(350)
    expect([...all.values()].filter(({ said: what }) => what.includes('madeAt')).length).toBeGreaterThan(5)
  })
})

describe('the suite fails where a leak is planted', () => {
  it.each([
    ['results that are known before the games are spoken of', knowsTheResults, 0],
    ['a closing price that passes for the opening one', opensOnTheClose, 0],
    ['games of one day that inform each other', learnsWithinTheDay, 2],
  ])('%s', (_, planted, which) => {
    const check = Object.values(checks)[which]!
    expect(check(planted, days[55]!).length).toBeGreaterThan(0)
  })
})
