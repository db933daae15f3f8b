import { fullGame } from '@fairline/domain'
import type { Board, BoardQuote } from '@fairline/engine'
import { pricedBet } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { scannerStatusOf } from '../answers/arbitrage.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import { createWorkerCopy, type WorkerCopy } from './worker-copy.ts'

const gameAt = (gameId: string, prices: Readonly<Record<string, number>>) =>
  upcomingGame(gameId, [pricedBet({ gameId, league: 'mlb', prices })])

function show(copy: WorkerCopy, board: Board, order = board.games.map(({ game }) => game.id)): void {
  const { games, teams: _, books: __, ...rest } = board
  copy.apply({ kind: 'board-games', games })
  copy.apply({ kind: 'board', rest, order })
}

const scanner = scanArbitrage(
  () => 0,
  async () => {},
)
const status = scannerStatusOf(scanner)

/** A price of a book on the home and the away side of a game. */
const quoteOf = (gameId: string, book: string, home: number, away: number): BoardQuote => ({
  event: gameId,
  eventKey: gameId,
  book,
  market: fullGame('moneyline'),
  prices: [decimalOdds(home), decimalOdds(away)],
  at: AS_OF,
})
const { game } = upcomingGame('g', [])
const send = (copy: WorkerCopy, ...quotes: readonly BoardQuote[]) =>
  copy.apply({ kind: 'prices', games: [{ game, quotes }] })
const follow = (copy: WorkerCopy, ...ids: readonly string[]) => copy.apply({ kind: 'scanner', ids, status, past: null })
const arbitragesOf = (copy: WorkerCopy, books: readonly string[] | null = null) =>
  copy.scanner()?.prices.candidates('arbitrage', books).length

const oddsAt = (copy: WorkerCopy, books: readonly string[] | null) =>
  copy.boardFor(books).games.map(({ bets }) => bets.map(({ price }) => price))

it('prices a board at each set of own books by itself, and again once the board changes', () => {
  const copy = createWorkerCopy()
  show(copy, boardOf(gameAt('g', { Alpha: 2, Beta: 2.5 })))
  expect([oddsAt(copy, null), oddsAt(copy, ['Alpha']), oddsAt(copy, ['Beta'])]).toEqual([[[2.5]], [[2]], [[2.5]]])
  expect(copy.boardFor(['Alpha'])).toBe(copy.boardFor(['Alpha']))
  show(copy, { ...boardOf(gameAt('g', { Alpha: 3 })), version: 2 })
  expect(oddsAt(copy, ['Alpha'])).toEqual([[3]])
})

it('shows games in the order of the board, and none that has left it', () => {
  const copy = createWorkerCopy()
  const board = boardOf(gameAt('a', { Alpha: 2 }), gameAt('b', { Alpha: 2 }))
  const idsOf = () => copy.boardFor(null).games.map(({ game: { id } }) => id)
  show(copy, board, ['b', 'a'])
  expect(idsOf()).toEqual(['b', 'a'])
  show(copy, { ...board, games: [], version: 2 }, ['a'])
  expect(idsOf()).toEqual(['a'])
  // A game that left is forgotten: the main thread sends it again if it comes back.
  show(copy, { ...board, games: [], version: 3 }, ['a', 'b'])
  expect(idsOf()).toEqual(['a'])
})

it('refuses a task before it has a board', () => {
  expect(() => createWorkerCopy().boardFor(null)).toThrow('before it was given a board')
})

it('finds arbitrages at the newest prices, at own books only among those', () => {
  const copy = createWorkerCopy()
  expect(copy.scanner()).toBeNull()
  send(copy, quoteOf('g', 'Alpha', 2.1, 1.8), quoteOf('g', 'Beta', 1.8, 2.1), quoteOf('g', 'Gamma', 1.9, 1.9))
  follow(copy, 'g')
  expect([arbitragesOf(copy), arbitragesOf(copy, ['Alpha', 'Beta'])]).toEqual([1, 1])
  expect(arbitragesOf(copy, ['Alpha', 'Gamma'])).toBe(0)
  send(copy, quoteOf('g', 'Alpha', 1.9, 1.9), quoteOf('g', 'Beta', 1.9, 1.9))
  expect(arbitragesOf(copy)).toBe(0)
})

it('finds no arbitrage on a game that is no longer followed', () => {
  const copy = createWorkerCopy()
  send(copy, quoteOf('g', 'Alpha', 2.1, 1.8), quoteOf('g', 'Beta', 1.8, 2.1))
  follow(copy, 'g')
  expect([arbitragesOf(copy), copy.scanner()?.prices.gameOf('g')?.id]).toEqual([1, 'g'])
  follow(copy)
  expect([arbitragesOf(copy), copy.scanner()?.prices.gameOf('g')]).toEqual([0, null])
})

it('keeps the past arbitrages until it is sent others', () => {
  const copy = createWorkerCopy()
  const ended = { game, market: fullGame('moneyline'), margin: 0.05, since: 0, livedMs: 1000, lasted: true }
  copy.apply({ kind: 'scanner', ids: [], status, past: [ended] })
  copy.apply({ kind: 'scanner', ids: [], status, past: null })
  expect(copy.scanner()?.past).toEqual([ended])
  copy.apply({ kind: 'scanner', ids: [], status, past: [] })
  expect(copy.scanner()?.past).toEqual([])
})

it('simulates a game once, and again if any of its probabilities or its league differs', () => {
  const { draw } = createWorkerCopy()
  const marginals = { home: 0.5, total: 8.5 }
  const first = draw('mlb', marginals)
  expect(first).not.toBeNull()
  expect(draw('mlb', { ...marginals })).toBe(first)
  expect(draw('mlb', { ...marginals, home: 0.6 })).not.toBe(first)
  expect(draw('mlb', { ...marginals, total: 9 })).not.toBe(first)
  expect(draw('nhl', marginals)).not.toBe(first)
})
