import { leagues } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { fitRatings } from './fit-ratings.ts'

const { days, facts } = madeUpLeague(200, 4)

describe('fitting a league’s constants', () => {
  it('comes nearer to the close, and learns from it faster where the close is the truth', () => {
    const fitted = fitRatings(facts, leagues.mlb, {
      from: days[40]!,
      to: days[199]!,
      rounds: 8,
      fed: 'market' as const,
    })!
    expect(fitted.made.fitted.games + fitted.made.check.games).toBe(800)
    expect(fitted.made.fitted.after).toBeLessThan(fitted.made.fitted.before)
    expect(fitted.made).toMatchObject({ against: 'close', taken: true })
    expect(fitted.settings.marketVariance!).toBeLessThan(0.051)
  })

  it('looks at nothing after the span', () => {
    const span = { from: days[40]!, to: days[99]!, rounds: 2, fed: 'market' as const }
    const cut = facts.filter((fact) => fact.kind !== 'game' || fact.game.day <= days[99]!)
    expect(fitRatings(facts, leagues.mlb, span)).toEqual(fitRatings(cut, leagues.mlb, span))
  })

  it('keeps the last quarter of the days apart, and never fits to them', () => {
    const span = { from: days[40]!, to: days[199]!, rounds: 2, fed: 'market' as const }
    const { made } = fitRatings(facts, leagues.mlb, span)!
    expect(made.check).toMatchObject({ from: days[160], to: days[199], games: 200 })
    expect(made.fitted).toMatchObject({ from: days[40], to: days[159] })
  })

  it('fits to what happened where nothing closed', () => {
    const unpriced = facts.filter(({ kind }) => kind !== 'quote')
    const span = { from: days[40]!, to: days[199]!, rounds: 1, fed: 'results' as const }
    expect(fitRatings(unpriced, leagues.mlb, span)!.made.against).toBe('result')
  })

  it('has nothing to say where nothing closed', () => {
    expect(fitRatings([], leagues.mlb, { from: days[0]!, to: days[9]!, rounds: 1, fed: 'market' as const })).toBeNull()
  })
})
