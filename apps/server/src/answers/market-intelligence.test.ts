import { fullGame } from '@fairline/domain'
import type { GameMove, PricedBet } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aMove } from '../../testing/a-move.ts'
import { AS_OF, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { rowOf } from './bet-rows.ts'
import { marketIntelligenceOf, moveLabelOf } from './market-intelligence.ts'

const MINUTE_MS = 60_000

const gameOf = (bet: PricedBet, move: GameMove | null) => upcomingGame(bet.gameId, [bet], { moves: move ? [move] : [] })
const pickOf = (bet: PricedBet, move: GameMove) => marketIntelligenceOf(boardOf(gameOf(bet, move))).picks[0]

it('lists the bets the market moved toward most first, those it moved against last, and none that barely moved', () => {
  const home = (id: string, move: number) => gameOf(betWorth(id, 0.03), aMove({ move }))
  const { picks, justMissed } = marketIntelligenceOf(
    boardOf(
      home('against', -0.3),
      home('bit', 0.02),
      home('barely', 0.0199),
      home('most', 0.4),
      gameOf(betWorth('never', 0.03), null),
      gameOf(betWorth('worthless', -0.03), aMove({ move: 0.5 })),
    ),
  )
  expect(picks.map(({ gameId, rank, lineMovement }) => [gameId, rank, lineMovement.direction])).toEqual([
    ['most', 1, 'UP'],
    ['bit', 2, 'UP'],
    ['against', 3, 'DOWN'],
  ])
  expect(justMissed).toEqual([])
})

it('says of a +EV bet that missed the list that its market has not moved', () => {
  const board = boardOf(
    gameOf(betWorth('still', 0.03), aMove({ move: 0.01 })),
    gameOf(betWorth('moved', 0.03), aMove()),
  )
  expect(marketIntelligenceOf(board).justMissed.map(({ gameId, missedBy }) => [gameId, missedBy])).toEqual([
    ['still', 'Its market has hardly moved since open'],
  ])
})

it('shows an away spread at the away line and price, with the books that moved against it', () => {
  const face = (line: number, home: number, away: number) => ({
    book: 'Pinnacle',
    line,
    prices: [decimalOdds(home), decimalOdds(away)],
  })
  const bet = betWorth('g', 0.03, { market: fullGame('spread', -2.5), selection: 'away' })
  const pick = pickOf(bet, aMove({ kind: 'spread', opening: face(-1.5, 2.1, 1.8), current: face(-2.5, 2.5, 1.5) }))
  expect(pick?.lineMovement).toEqual({
    direction: 'DOWN',
    opening: 'Pinnacle +1.5 at −125',
    current: 'Pinnacle +2.5 at −200',
    from: { book: 'Pinnacle', line: '+1.5', odds: -125 },
    to: { book: 'Pinnacle', line: '+2.5', odds: -200 },
    betLine: '+2.5',
    books: 4,
    points: 2.46,
  })
})

it('shows an under at the line and price of the under, without a sign', () => {
  const face = (line: number, over: number, under: number) => ({
    book: 'Pinnacle',
    line,
    prices: [decimalOdds(over), decimalOdds(under)],
  })
  const bet = betWorth('g', 0.03, { market: fullGame('total', 8), selection: 'under' })
  const move = aMove({ kind: 'total', opening: face(8.5, 2.1, 1.8), current: face(8, 2, 1.9), move: -0.1 })
  expect(pickOf(bet, move)?.lineMovement).toMatchObject({
    direction: 'UP',
    opening: 'Pinnacle 8.5 at −125',
    current: 'Pinnacle 8 at −111',
    betLine: '8',
    books: 1,
  })
})

it('ranks the sharp book’s move from the side of the bet, and leaves it out if what is usual is unknown', () => {
  const lead = { book: 'Pinnacle', move: 0.1, place: 0.9 }
  const sharpMoney = (selection: 'home' | 'away', place: number | null) =>
    pickOf(betWorth('g', 0.03, { selection }), aMove({ lead: { ...lead, place } }))?.marketIntelligence.sharpMoney
  expect([sharpMoney('home', 0.9), sharpMoney('away', 0.9), sharpMoney('home', null)]).toEqual([90, 10, null])
})

describe('the label of a move', () => {
  const labelOf = (selection: 'home' | 'away', over: Partial<GameMove>) => {
    const bet = betWorth('g', 0.03, { selection })
    const row = rowOf(gameOf(bet, aMove(over)), bet, 'replay')
    return moveLabelOf(row, aMove(over), AS_OF)
  }
  const steam = (at: number, direction: 1 | -1 = 1) => ({ at, direction, books: ['A', 'B', 'C'], firstMover: 'A' })

  it('is steam for a quarter of an hour, only on the side the books moved toward', () => {
    expect(labelOf('home', { steam: steam(AS_OF - 15 * MINUTE_MS) })).toBe('STEAM')
    expect(labelOf('home', { steam: steam(AS_OF - 15 * MINUTE_MS - 1) })).toBeNull()
    expect(labelOf('away', { steam: steam(AS_OF) })).toBeNull()
    expect(labelOf('away', { steam: steam(AS_OF, -1) })).toBe('STEAM')
  })

  it('is reverse if the line moves toward the side that fewer than half of the tickets back', () => {
    expect(labelOf('home', { tickets: [0.49, 0.51] })).toBe('REVERSE')
    expect(labelOf('home', { tickets: [0.5, 0.5] })).toBeNull()
    expect(labelOf('home', { tickets: [0.6, 0.4] })).toBeNull()
    expect(labelOf('away', { tickets: [0.6, 0.4] })).toBeNull()
    expect(labelOf('away', { tickets: [0.6, 0.4], move: -0.1 })).toBe('REVERSE')
  })

  it('is sharp if the sharp book moved toward the bet', () => {
    const lead = (move: number) => ({ lead: { book: 'Pinnacle', move, place: null } })
    expect(labelOf('home', lead(0.02))).toBe('SHARP')
    expect(labelOf('home', lead(0.019))).toBeNull()
    expect(labelOf('away', lead(0.1))).toBeNull()
    expect(labelOf('away', lead(-0.1))).toBe('SHARP')
  })
})

it('says in percent what steam was worth, and nothing of other labels', () => {
  const steam = { at: AS_OF, direction: 1 as const, books: ['A', 'B', 'C'], firstMover: 'A' }
  expect(pickOf(betWorth('g', 0.03), aMove({ steam }))?.signalValue).toMatchObject({ value: -2.13, stdErr: 0.51 })
  const lead = { book: 'Pinnacle', move: 0.1, place: null }
  expect(pickOf(betWorth('g', 0.03), aMove({ lead }))).toMatchObject({ label: 'SHARP', signalValue: null })
})

it('gives the hold of a market in percent, and none if one side has no price', () => {
  const bet = betWorth('g', 0.03)
  const away = betWorth('g', -0.05, { selection: 'away', prices: { Book: 1.9 } })
  // 1/2 + 1/1.9 − 1 = 0.02632
  const both = marketIntelligenceOf(boardOf(upcomingGame('g', [bet, away], { moves: [aMove()] }))).picks[0]
  expect(both?.marketGrade.hold).toBe(2.63)
  expect(pickOf(bet, aMove())?.marketGrade.hold).toBeNull()
})

it('shows 25 bets at most, the size of a move without sign, and how far the books lie apart in percent', () => {
  const games = Array.from({ length: 26 }, (_, i) => gameOf(betWorth(`g${i}`, 0.03), aMove()))
  expect(marketIntelligenceOf(boardOf(...games)).picks).toHaveLength(25)
  // Implied 0.5 and 0.48: a standard deviation of 0.02/√2 = 1.41%.
  const bet = betWorth('g', 0, { probability: 0.51, prices: { A: 1 / 0.48, B: 2 } })
  const pick = pickOf(bet, aMove({ move: -0.1, points: -2.456 }))
  expect([pick?.lineMovement.points, pick?.marketGrade.dispersion]).toEqual([2.46, 1.41])
})
