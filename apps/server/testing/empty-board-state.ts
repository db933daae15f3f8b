import { createEngine, memoryLedger } from '@fairline/engine'
import { boardState } from '../src/jobs/board-state.ts'

/** A first board without games: every route responds. */
export async function emptyBoardState() {
  const state = boardState('replay')
  const engine = createEngine({
    source: { name: 'replay', covers: ['mlb'], pricesStand: false, facts: async () => [] },
    ledger: memoryLedger(),
    origin: 'replay',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: state.enter,
  })
  state.show(await engine.advance(Date.parse('2026-07-15T19:00:00Z')))
  return state
}
