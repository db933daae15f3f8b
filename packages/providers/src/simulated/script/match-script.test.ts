import type { Fact } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { booksOn } from '../books/opinion.ts'
import { matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { matchScript } from './match-script.ts'

const matchIn = (league: 'mlb' | 'mls' | 'nhl') => matchOf({ seed: 1 }, slateOf({ seed: 1 }, league, '2026-06-03')[0]!)

function factsOf(match: ReturnType<typeof matchIn>): Fact[] {
  const facts: Fact[] = []
  matchScript(match).take(Number.POSITIVE_INFINITY, facts)
  return facts
}

describe.each(['mlb', 'mls'] as const)('all that becomes known of a game (%s)', (league) => {
  const match = matchIn(league)
  const facts = factsOf(match)

  it('is in the order of time: announced first, ended last', () => {
    const times = facts.map(({ observedAt }) => observedAt)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect([facts[0]!.kind, facts.at(-1)!.kind]).toEqual(['game', 'result'])
    expect(facts.filter(({ kind }) => kind === 'result')).toHaveLength(1)
  })

  it('has prices in play from the books that offer them alone, and on the game alone', () => {
    const quotes = facts.flatMap((fact) => (fact.kind === 'quote' ? [fact.quote] : []))
    const inPlay = quotes.filter(({ observedAt }) => observedAt > match.startsAt)
    const offering = booksOn(match).flatMap(({ book }) => (book.inPlay ? [book.name] : []))
    expect(offering.length).toBeLessThan(booksOn(match).length)
    expect(new Set(inPlay.map(({ book }) => book))).toEqual(new Set(offering))
    expect(inPlay.filter(({ market }) => market.player !== undefined && market.player !== null)).toEqual([])
    const before = quotes.filter(({ observedAt }) => observedAt < match.startsAt)
    expect(new Set(before.map(({ book }) => book)).size).toBe(booksOn(match).length)
  })

  it('says the scores that are played up to the result', () => {
    const scores = facts.flatMap((fact) => (fact.kind === 'score' ? [fact.score] : []))
    const result = facts.at(-1)!
    expect(result.kind === 'result' && result.result).toMatchObject({
      home: scores.at(-1)!.home,
      away: scores.at(-1)!.away,
    })
  })

  it('can be told from the start on: what stood then but for prices on players, and all of the play', () => {
    const played: Fact[] = []
    matchScript(match).play(played)
    const isLater = ({ observedAt }: Fact) => observedAt > match.startsAt
    expect(played.filter(isLater)).toEqual(facts.filter(isLater))
    const standing: Fact[] = []
    matchScript(match).stand(match.startsAt - 1, standing)
    const quotesOf = (of: readonly Fact[]) => of.filter((fact) => fact.kind === 'quote' && !isLater(fact))
    expect(quotesOf(played)).toEqual(quotesOf(standing))
    expect(quotesOf(played).length).toBeGreaterThan(20)
  })

  it('gives in the middle of a game the last score up to then', () => {
    const at = match.startsAt + 3_600_000
    const standing: Fact[] = []
    matchScript(match).stand(at, standing)
    expect(standing.filter(({ observedAt }) => observedAt > at)).toEqual([])
    const lastScore = (of: readonly Fact[]) => of.findLast((fact) => fact.kind === 'score')
    expect(lastScore(standing)).toEqual(lastScore(facts.filter(({ observedAt }) => observedAt <= at)))
  })
})

it('says when a period ends, though nothing was done in its last moment', () => {
  const scores = factsOf(matchIn('nhl')).flatMap((fact) => (fact.kind === 'score' ? [fact.score] : []))
  const ends = scores.filter(({ clock }) => clock.startsWith('End'))
  expect(ends.map(({ clock, remaining }) => [clock, remaining])).toEqual([
    ['End 1st', expect.closeTo(2 / 3, 12)],
    ['End 2nd', expect.closeTo(1 / 3, 12)],
    ['End 3rd', 0],
  ])
})
