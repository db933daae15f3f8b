import { fullGame } from '@fairline/domain'
import { slateOf } from '@fairline/engine'
import { aGame, aPick, madeUpLeague } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { entriesOf, lineRow, resultOf } from './replay.ts'

const result = { gameId: 'g', winner: 'home', home: 5, away: 3, observedAt: 0 } as const

it('writes a score as games are written: the away side first', () => {
  expect(resultOf(result)).toBe('3–5')
})

it('names the winner if nobody recorded the score, and says that nothing is recorded', () => {
  expect(resultOf({ ...result, home: null, away: null })).toBe('home')
  expect(resultOf(null)).toBe('not recorded')
})

it('records what the book of each pick closed on', () => {
  const { days, facts } = madeUpLeague(110)
  const quotes = facts.flatMap((fact) => (fact.kind === 'quote' ? [fact.quote] : []))
  const entries = days.slice(-5).flatMap((day) => entriesOf(slateOf(facts, { league: 'mlb', day, noVig: 'power' })))
  const picks = entries.flatMap((entry) => (entry.kind === 'pick' ? [entry.pick] : []))
  const closed = entries.flatMap((entry) => (entry.kind === 'settlement' ? [entry.closingPrice] : []))
  expect(picks.length).toBeGreaterThan(3)
  expect(closed).toEqual(
    picks.map(({ gameId, selection }) => {
      const close = quotes.find((quote) => quote.gameId === gameId && quote.mark === 'close')!
      return close.prices[selection === 'home' ? 0 : 1]
    }),
  )
})

it.each([
  ['spread', -1.5, 'home', 'BOS -1.5'],
  ['spread', -1.5, 'away', 'NYY +1.5'],
  ['total', 8.5, 'over', 'over 8.5'],
] as const)('writes a pick on a %s of %d, %s, with the handicap of its own side', (kind, line, selection, words) => {
  const file = { game: aGame(), result: null } as Parameters<typeof lineRow>[0]
  expect(lineRow(file, { ...aPick().pick, market: fullGame(kind, line), selection })[1]).toBe(words)
})
