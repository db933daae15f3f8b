import type { Day, Fact } from '@fairline/domain'
import { logistic, logit } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../../testing/made-up-league.ts'
import type { WalkedGame } from '../walk-forward.ts'
import { type BacktestOptions, type SeasonsWalk, walkSeasons } from '../walk-seasons.ts'
import type { Walk } from './audit-future.ts'
import { auditLeague } from './audit-league.ts'
import type { AuditCheck, AuditRow } from './audit-row.ts'

const optionsFrom = (from: Day): BacktestOptions => ({
  league: 'mlb',
  from,
  to: null,
  at: 'open',
  noVig: 'multiplicative',
})
/** Scored once something is learned: what is forecast in the first weeks of such a league is not calibrated. */
const { facts, days } = madeUpLeague(160, 3)
const options = optionsFrom(days[80]!)

const audited = (walk?: Walk): readonly AuditRow[] => auditLeague(facts, options, walk).rows
const failed = (rows: readonly AuditRow[]): AuditCheck[] => [
  ...new Set(rows.filter(({ verdict }) => verdict === 'fails').map(({ check }) => check)),
]

/** The walk with something else forecast for every game. */
const saying =
  (change: (game: WalkedGame, facts: readonly Fact[]) => Partial<WalkedGame>): Walk =>
  (known, query) => {
    const walk = walkSeasons(known, query)
    return { ...walk, games: walk.games.map((game) => ({ ...game, ...change(game, known) })) }
  }

/** A forecast with another probability of the home side. */
const forecasting = ({ forecast }: WalkedGame, home: (probability: number) => number): Partial<WalkedGame> => {
  if (!forecast) return {}
  const probability = home(forecast.chances[0]!)
  return { forecast: { ...forecast, chances: [probability, 1 - probability] } }
}

const readsTheResult = saying((game) =>
  forecasting(game, (home) => logistic(logit(home) + (game.outcome === 0 ? 0.001 : -0.001))),
)

/** Moves the rating by what the home side’s next game closes at. */
const seesTomorrowsClose = saying(({ file: { game }, model }, known) => {
  const next = known.find(
    (fact) => fact.kind === 'game' && fact.game.day > game.day && fact.game.home.key === game.home.key,
  )
  const close = known.find(
    (fact) =>
      fact.kind === 'quote' &&
      fact.quote.mark === 'close' &&
      next?.kind === 'game' &&
      fact.quote.gameId === next.game.id,
  )
  const shift = close?.kind === 'quote' ? 1e-6 / close.quote.prices[0]! : 0
  return { model: [model[0]! + shift, model[1]! - shift] }
})

const weighsTheWholeArchive: Walk = (known, query) => {
  const walk = walkSeasons(known, query)
  const { weights } = walkSeasons(known, { ...query, to: null }).labels
  return { ...walk, labels: { ...walk.labels, weights } }
}

describe('an audit', () => {
  it('finds nothing in an honest walk', () => {
    const rows = audited()
    expect(failed(rows)).toEqual([])
    expect(rows.map(({ check }) => check)).toEqual([
      'future',
      'future',
      'future',
      'last-day',
      'log-losses',
      'confidence',
      'probabilities',
      'sharpness',
      'grade-value',
      'grade-return',
    ])
    for (const { count } of rows.slice(0, 4)) expect(count).toBeGreaterThan(150)
  })

  it.each([
    ['a forecast that reads the result', readsTheResult, 'future'],
    ['a rating that sees tomorrow’s close', seesTomorrowsClose, 'future'],
    ['weights of the whole archive', weighsTheWholeArchive, 'last-day'],
  ] as const)('finds a planted leak: %s', (_, walk, check) => {
    expect(failed(audited(walk))).toContain(check)
  })

  it('has no rows where there is no game to score', () => {
    expect(auditLeague([], options).rows).toEqual([])
  })
})

describe('an audit of what was said', () => {
  const long = madeUpLeague(800, 5, '2017-04-01')
  const honest = walkSeasons(long.facts, optionsFrom(long.days[300]!))
  /** Only the walk through everything matters to these checks. */
  const changed = (change: (game: WalkedGame) => Partial<WalkedGame>) => {
    const walk: SeasonsWalk = { ...honest, games: honest.games.map((game) => ({ ...game, ...change(game) })) }
    const rows = auditLeague(facts, options, (_, { to }) => (to === null ? walk : { ...walk, games: [] })).rows
    return failed(rows.filter(({ check }) => check !== 'future' && check !== 'last-day'))
  }

  it('finds nothing in an honest walk', () => {
    expect(changed(() => ({}))).toEqual([])
  })

  it('finds confidence that is six points too high', () => {
    const raised = ({ priced }: WalkedGame) => ({
      priced: priced.map((price) => ({ ...price, confidence: Math.min(100, price.confidence + 6) })),
    })
    expect(changed(raised)).toEqual(['confidence'])
  })

  it.each([
    ['too extreme', 1.6],
    ['too timid', 0.6],
  ])('finds probabilities that are stretched: %s', (_, factor) => {
    expect(changed((game) => forecasting(game, (home) => logistic(factor * logit(home))))).toContain('sharpness')
  })
})
