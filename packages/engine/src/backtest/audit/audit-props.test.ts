import { addDays } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import type { PlayerGame, PropQuote } from '../../props/prop-quote.ts'
import { walkProps } from '../../props/walk-props.ts'
import { auditProps, type PropsWalker } from './audit-props.ts'

const days = Array.from({ length: 30 }, (_, i) => addDays('2025-11-01', i))
const players = ['anna', 'beth', 'cleo']
const quotes = days.flatMap((day, d) =>
  players.flatMap((player, p) =>
    ['a', 'b', 'c', 'd'].map(
      (book, b): PropQuote => ({
        day,
        player,
        book,
        event: `e ${day}`,
        stat: 'points',
        line: 14.5 + 5 * p,
        at: null,
        over: decimalOdds(1.85 + 0.02 * ((d + b) % 5)),
        under: decimalOdds(1.88 + 0.02 * ((d + 2 * b) % 5)),
      }),
    ),
  ),
)
const games = days.flatMap((day, d) =>
  players.map(
    (player, p): PlayerGame => ({
      day,
      player,
      event: null,
      team: null,
      against: null,
      home: null,
      role: null,
      minutes: null,
      stats: { points: 12 + 5 * p + ((d * 7 + p) % 6) },
    }),
  ),
)
const query = { league: 'nba', from: null, to: null, books: 4 } as const
const audited = (walk?: PropsWalker) => auditProps({ quotes, games }, query, walk)

/** Blends a hair of what the player did into what is forecast. */
const readsTheResult: PropsWalker = (body, of) => {
  const walk = walkProps(body, of)
  return { ...walk, lines: walk.lines.map((line) => ({ ...line, learned: line.learned + 1e-12 * line.line.actual })) }
}

/** Learns from the last recorded day what it says on the first. */
const weighsTheWholeArchive: PropsWalker = (body, of) => {
  const { weights } = walkProps(body, { ...of, to: null })
  const walk = walkProps(body, of)
  return {
    ...walk,
    lines: walk.lines.map((line) => ({ ...line, blend: line.blend.map((p) => p ** (weights[0] ?? 1)) })),
  }
}

/** Judges the lines for publishing by a price that follows the result. */
const publishesByTheResult: PropsWalker = (body, of) => {
  const walk = walkProps(body, of)
  const late = (price: number, actual: number) => decimalOdds(price + 1e-9 * actual)
  const lines = walk.lines.map((line) => {
    const { judged } = line
    const over = judged?.over?.price ? { ...judged.over, price: late(judged.over.price, line.line.actual) } : null
    return { ...line, judged: judged && { ...judged, over } }
  })
  return { ...walk, lines }
}

describe('an audit of player props', () => {
  it('finds nothing in an honest walk', () => {
    expect(audited()).toMatchObject([
      { check: 'prop-future', count: 39, figure: 0, verdict: 'holds' },
      { count: 60, figure: 0, verdict: 'holds' },
      { count: 84, figure: 0, verdict: 'holds' },
    ])
  })

  it('finds a model that reads the result: of the lines of the cut day alone', () => {
    expect(audited(readsTheResult).map(({ figure, verdict }) => [figure, verdict])).toEqual([
      [3, 'fails'],
      [3, 'fails'],
      [3, 'fails'],
    ])
  })

  it('finds bets that are published by what is known later, though all that is said of their lines holds', () => {
    for (const { figure, verdict } of audited(publishesByTheResult)) expect([figure, verdict]).toEqual([3, 'fails'])
  })

  it('finds weights of the whole archive: in all lines', () => {
    for (const { figure, count } of audited(weighsTheWholeArchive)) expect(figure).toBe(count)
  })

  it('has no rows without lines', () => {
    expect(auditProps({ quotes: [], games: [] }, query)).toEqual([])
  })
})
