import { fullGame, type Pick } from '@fairline/domain'
import type { Board, BoardGame } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { watchLive } from './watch-live.ts'

const game = {
  id: 'g',
  league: 'mlb',
  day: '2026-06-10',
  startsAt: 0,
  number: 1,
  neutral: false,
  home: { key: 'BOS', name: 'Boston' },
  away: { key: 'NYY', name: 'New York' },
} as const
const pick = { gameId: 'g', market: fullGame('moneyline'), selection: 'home', madeAt: 0 } as unknown as Pick

/** A board at a minute: what books and score say of the home side, and the score. */
function boardAt(minute: number, market: number | null, model: number, home: number): Board {
  const winner = market ?? model
  const bet = { market: pick.market, selection: 'home', state: 'live', published: {}, fairProbability: winner }
  const live = {
    winner: [winner, 1 - winner],
    market: market === null ? null : [market, 1 - market],
    model: [model, 1 - model],
    total: null,
    spread: null,
  }
  const score = { home, away: 2, clock: 'Top 7th', period: 7, remaining: 0.3 }
  const onBoard = {
    game,
    live,
    score,
    result: null,
    decision: pick,
    lineDecisions: [],
    bets: [bet],
  } as unknown as BoardGame
  return { asOf: minute * 60_000, games: [onBoard] } as unknown as Board
}

describe('following picks whose games are on', () => {
  it('tells a change of three points, and what score and books had in it', () => {
    const watch = watchLive()
    watch.look(boardAt(0, 0.5, 0.5, 2))
    watch.look(boardAt(1, 0.6, 0.58, 3))
    const [update] = watch.updates()
    expect(update).toMatchObject({
      pickId: 'g|moneyline||home',
      reason: 'The score went from 2–2 to 2–3',
      gameStatus: 'Top 7th',
    })
    expect([update?.before, update?.now]).toEqual([expect.closeTo(50, 9), expect.closeTo(60, 9)])
    expect(update?.factors).toEqual([
      { type: 'score change', impact: expect.closeTo(8, 9) },
      { type: 'momentum', impact: expect.closeTo(2, 9) },
    ])
  })

  it('keeps silent about less, and adds small changes up until they are told', () => {
    const watch = watchLive()
    for (const [minute, probability] of [0.5, 0.52, 0.51, 0.535].entries())
      watch.look(boardAt(minute, null, probability, 2))
    expect(watch.updates().map(({ now }) => now)).toEqual([expect.closeTo(53.5, 9)])
    expect(watch.updates()[0]?.factors).toEqual([{ type: 'inning', impact: expect.closeTo(3.5, 9) }])
  })

  it('looks once a minute by the clock of the board, and forgets games that are over', () => {
    const watch = watchLive()
    watch.look(boardAt(0, null, 0.5, 2))
    watch.look(boardAt(0.5, null, 0.9, 9))
    expect([watch.updates().length, watch.lastLook(), watch.followed()]).toEqual([0, 0, 1])
    watch.look({ ...boardAt(2, null, 0.5, 2), games: [] })
    watch.look(boardAt(3, null, 0.9, 9))
    expect([watch.updates().length, watch.followed()]).toEqual([0, 1])
  })

  it('keeps the newest hundred', () => {
    const watch = watchLive()
    for (let minute = 0; minute < 150; minute++) watch.look(boardAt(minute, null, minute % 2 ? 0.7 : 0.3, 2))
    expect(watch.updates()).toHaveLength(100)
    expect(watch.updates()[0]?.at).toBe(149 * 60_000)
  })

  it('looks again after exactly a minute', () => {
    const watch = watchLive()
    watch.look(boardAt(0, null, 0.5, 2))
    watch.look({ ...boardAt(0, null, 0.6, 2), asOf: 59_999 })
    expect([watch.updates().length, watch.lastLook()]).toEqual([0, 0])
    watch.look({ ...boardAt(0, null, 0.6, 2), asOf: 60_000 })
    expect([watch.updates().length, watch.lastLook()]).toEqual([1, 60_000])
  })

  it('credits the whole change to the score where the model says nothing', () => {
    const watch = watchLive()
    const without = (board: Board): Board => ({
      ...board,
      games: board.games.map((onBoard) => ({ ...onBoard, live: onBoard.live && { ...onBoard.live, model: null } })),
    })
    watch.look(without(boardAt(0, 0.5, 0.5, 2)))
    watch.look(without(boardAt(1, 0.4, 0.5, 2)))
    expect(watch.updates().map(({ factors }) => factors)).toEqual([
      [{ type: 'inning', impact: expect.closeTo(-10, 9) }],
    ])
  })

  it('follows picks of games in play only: no passes, and nothing once the game has a result', () => {
    const watch = watchLive()
    const changed = (board: Board, other: Partial<BoardGame>): Board => ({
      ...board,
      games: board.games.map((onBoard) => ({ ...onBoard, ...other })),
    })
    watch.look(changed(boardAt(0, null, 0.5, 2), { decision: { gameId: 'g', reason: 'no-price', best: null } }))
    expect(watch.followed()).toBe(0)
    const result = { gameId: 'g', winner: 'home', home: 3, away: 2, observedAt: 0 } as const
    watch.look(boardAt(1, null, 0.5, 2))
    watch.look(changed(boardAt(2, null, 0.9, 3), { result }))
    expect([watch.followed(), watch.updates()]).toEqual([0, []])
  })

  it('draws the curve of a game minute by minute, keeps it after the end, and no longer than the board has the game', () => {
    const watch = watchLive()
    watch.look(boardAt(0, null, 0.5, 2))
    watch.look(boardAt(1, null, 0.625, 3))
    const curve = [
      { at: 0, home: 0.5, score: '2–2' },
      { at: 60_000, home: 0.625, score: '2–3' },
    ]
    expect([watch.curve('g'), watch.curve('other')]).toEqual([curve, []])
    const over = boardAt(2, null, 0.9, 3)
    const result = { gameId: 'g', winner: 'home', home: 3, away: 2, observedAt: 0 } as const
    watch.look({ ...over, games: over.games.map((onBoard) => ({ ...onBoard, result })) })
    expect(watch.curve('g')).toEqual(curve)
    watch.look({ ...over, asOf: 180_000, games: [] })
    expect(watch.curve('g')).toEqual([])
  })

  it('keeps the newest six hundred points of a curve', () => {
    const watch = watchLive()
    for (let minute = 0; minute < 602; minute++) watch.look(boardAt(minute, null, 0.5, 2))
    const curve = watch.curve('g')
    expect([curve.length, curve[0]?.at, curve.at(-1)?.at]).toEqual([600, 2 * 60_000, 601 * 60_000])
  })
})
