import { liveUbseStatus, liveUbseUpdates } from '@fairline/contract'
import { fullGame } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { boardState } from '../jobs/board-state.ts'
import { WATCH_MS, watchLive } from '../jobs/watch-live.ts'

/** A game in play with a pick of its home side, which wins with this probability. */
function inPlay(home: number) {
  const bet = betWorth('g', 0, { state: 'live', published: beforeTheStart, probability: home })
  return liveGame('g', [bet], {
    live: { winner: [home, 1 - home], market: null, model: [home, 1 - home], total: null, spread: null },
    decision: { ...aPick().pick, gameId: 'g', market: fullGame('moneyline'), selection: 'home' },
  })
}

const result = { gameId: 'over', winner: 'home', home: 5, away: 3, observedAt: AS_OF } as const
const boardAt = (minute: number, home: number): Board => ({
  ...boardOf(inPlay(home), liveGame('over', [], { result }), upcomingGame('next', [])),
  version: minute + 1,
  asOf: AS_OF + minute * WATCH_MS,
})

function watching() {
  const state = boardState('replay')
  const live = watchLive()
  const app = testApp({}, { state, live })
  return {
    show(board: Board): void {
      live.look(board)
      state.show(board)
    },
    status: async () => liveUbseStatus.answer.parse((await app.inject(liveUbseStatus.path)).json()),
    updates: async () => liveUbseUpdates.answer.parse((await app.inject(liveUbseUpdates.path)).json()).updates,
  }
}

it('says how many games are in play and how many picks are followed, before the first board and after', async () => {
  const { show, status } = watching()
  const none = { isMonitoring: false, liveGames: 0, followed: 0, lastUpdate: null, maxGames: 0, analysisSeconds: 60 }
  expect(await status()).toEqual(none)
  show(boardAt(0, 0.5))
  expect(await status()).toEqual({
    ...none,
    isMonitoring: true,
    liveGames: 1,
    followed: 1,
    lastUpdate: new Date(AS_OF).toISOString(),
    maxGames: 3,
  })
})

it('lists the changes of a pick’s win probability in percent, the newest first', async () => {
  const { show, updates } = watching()
  for (const [minute, home] of [0.5, 0.25, 0.75].entries()) show(boardAt(minute, home))
  expect(
    (await updates()).map((update) => [update.oldConfidence, update.newConfidence, update.confidenceChange]),
  ).toEqual([
    [25, 75, 50],
    [50, 25, -25],
  ])
  const [newest] = await updates()
  expect(newest?.timestamp).toBe(new Date(AS_OF + 2 * WATCH_MS).toISOString())
})
