import { setImmediate } from 'node:timers/promises'
import { arbitrageReport, arbitrageScan } from '@fairline/contract'
import { type Fact, fullGame, startOfPacificDay } from '@fairline/domain'
import { type Board, between, createEngine, memoryLedger } from '@fairline/engine'
import { madeUpLeague } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { beforeAll, describe, expect, it } from 'vitest'
import { upcomingGame } from '../../testing/board-of.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import { createTaskRunner, createWorkerThread, type WorkerPort } from './compute-thread.ts'
import { createMessageHandler } from './compute-worker.ts'
import type { WorkerMessage } from './worker-message.ts'

const { days, facts } = madeUpLeague(90)
const now = startOfPacificDay(days[80] ?? '') + 9 * 3_600_000
let board: Board
let next: Board
const scanner = scanArbitrage(
  () => 0,
  async () => {},
)

beforeAll(async () => {
  const engine = createEngine({
    source: {
      name: 'replay',
      covers: ['mlb'],
      pricesStand: false,
      facts: async (_, after, asOf) => between(facts, after, asOf),
    },
    ledger: memoryLedger(),
    origin: 'replay',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: () => {},
  })
  board = await engine.advance(now)
  next = await engine.advance(now + 24 * 3_600_000)
})

/** A worker in this thread, which can be replaced by a new one. */
function replaceableWorker() {
  let handle = createMessageHandler()
  const sent: WorkerMessage[] = []
  const port: WorkerPort = {
    warm: () => {},
    close: async () => {},
    async send(message) {
      sent.push(message)
      return handle(structuredClone(message))
    },
  }
  const gamesSent = () =>
    sent.flatMap((message) =>
      message.kind === 'update' && message.update.kind === 'board-games' ? message.update.games : [],
    )
  const pricesSent = () =>
    sent.flatMap((message) =>
      message.kind === 'update' && message.update.kind === 'prices' ? message.update.games : [],
    )
  return {
    port,
    pricesSent,
    replace: () => {
      handle = createMessageHandler()
    },
    gamesSent,
    forget: () => void sent.splice(0),
  }
}

const arbitrages = {
  kind: 'arbitrage',
  path: arbitrageScan.path,
  query: { kind: undefined, stake: undefined, unit: undefined },
  books: null,
  source: 'replay',
  now,
  coding: 'plain',
} as const
const slip = { kind: 'slip', ids: ['nothing'], price: null, books: null } as const

describe('the copy of the board', () => {
  it('is sent once, and again only as far as a game changed', async () => {
    const worker = replaceableWorker()
    let current = board
    const run = createTaskRunner(worker.port, { board: () => current, scanner })
    await run(slip)
    expect(worker.gamesSent()).toHaveLength(board.games.length)
    worker.forget()
    await run(slip)
    expect(worker.gamesSent()).toHaveLength(0)
    const [first, ...others] = board.games
    current = { ...board, version: board.version + 1, games: [{ ...first!, news: [] }, ...others] }
    await run(slip)
    expect(worker.gamesSent().map(({ game }) => game.id)).toEqual([first!.game.id])
  })

  it('is sent whole to a new worker, and the task is answered all the same', async () => {
    const worker = replaceableWorker()
    const run = createTaskRunner(worker.port, { board: () => board, scanner })
    await run(slip)
    worker.replace()
    worker.forget()
    expect(await run(slip)).toMatchObject({ kind: 'slip', slip: { gone: ['nothing'] } })
    expect(worker.gamesSent()).toHaveLength(board.games.length)
  })

  it('is as new as the board when the task runs', async () => {
    const worker = replaceableWorker()
    let current = board
    const run = createTaskRunner(worker.port, { board: () => current, scanner })
    const versionOf = async () => {
      const result = await run({ kind: 'board-response', path: '/api/live-data', books: null, coding: 'plain' })
      if (result.kind !== 'encoded') throw new Error(`expected an encoded response, got ${result.kind}`)
      return JSON.parse(Buffer.from(result.body).toString()).provenance.boardVersion as number
    }
    expect(await versionOf()).toBe(board.version)
    current = next
    expect(await versionOf()).toBe(next.version)
  })
})

describe('a task', () => {
  const convert = { kind: 'tool', path: '/api/tools/convert', query: { odds: '+100' }, coding: 'plain' } as const

  it('sends no copy if it only depends on its arguments', async () => {
    const worker = replaceableWorker()
    const run = createTaskRunner(worker.port, { board: () => board, scanner })
    expect((await run(convert)).kind).toBe('encoded')
    expect([worker.gamesSent(), worker.pricesSent()]).toEqual([[], []])
  })

  it('fails if the worker misses an update twice, instead of being computed from an old board', async () => {
    const { port, gamesSent } = replaceableWorker()
    let attempts = 0
    const forgetful: WorkerPort = {
      ...port,
      async send(message) {
        if (message.kind !== 'run') return port.send(message)
        attempts += 1
        return { kind: 'out-of-date' }
      },
    }
    const run = createTaskRunner(forgetful, { board: () => board, scanner })
    await expect(run(slip)).rejects.toThrow('missed an update twice, at task slip')
    expect([attempts, gamesSent().length]).toEqual([2, 2 * board.games.length])
  })

  it('sends the whole board again after a failure, which may have ended the worker', async () => {
    const worker = replaceableWorker()
    let fails = false
    const failing: WorkerPort = {
      ...worker.port,
      send: (message) => (fails ? Promise.reject(new Error('the worker ended')) : worker.port.send(message)),
    }
    const run = createTaskRunner(failing, { board: () => board, scanner })
    await run(slip)
    fails = true
    await expect(run(slip)).rejects.toThrow('the worker ended')
    fails = false
    worker.forget()
    expect((await run(slip)).kind).toBe('slip')
    expect(worker.gamesSent()).toHaveLength(board.games.length)
  })
})

describe('the copy of the prices', () => {
  it('follows the scanner: an arbitrage appears, goes with its price, and is no longer found once its game begins', async () => {
    const watching = scanArbitrage(() => 0, setImmediate)
    const run = createTaskRunner(replaceableWorker().port, { board: () => board, scanner: watching })
    const startsAt = now + 3_600_000
    const gameOf = (id: string): Fact => ({
      kind: 'game',
      game: { ...upcomingGame(id, []).game, startsAt },
      observedAt: now,
    })
    const quote = (gameId: string, book: string, observedAt: number, prices: readonly number[]): Fact => {
      const market = fullGame('moneyline')
      const asked = prices.map(decimalOdds)
      return { kind: 'quote', observedAt, quote: { gameId, book, market, prices: asked, mark: null, observedAt } }
    }
    const look = async (facts: readonly Fact[], at: number) => {
      await watching.see(facts)
      watching.endLook(at)
      const result = await run({ ...arbitrages, path: arbitrageReport.path, now: at })
      if (result.kind !== 'encoded') throw new Error(`expected an encoded response, got ${result.kind}`)
      const { opportunities, gamesScanned, history } = arbitrageReport.answer.parse(
        JSON.parse(Buffer.from(result.body).toString()),
      )
      return [opportunities.map(({ gameId }) => gameId), gamesScanned, history.length]
    }
    const even = [1.9, 1.9]
    const both = ['g', 'h'].flatMap((id) => [gameOf(id), quote(id, 'a', now, even), quote(id, 'b', now, even)])
    expect(await look(both, now)).toEqual([[], 2, 0])
    const apart = ['g', 'h'].flatMap((id) => [
      quote(id, 'a', now + 1000, [2.1, 1.8]),
      quote(id, 'b', now + 1000, [1.8, 2.1]),
    ])
    expect(await look(apart, now + 1000)).toEqual([['g', 'h'], 2, 0])
    expect(await look([quote('g', 'b', now + 2000, even)], now + 2000)).toEqual([['h'], 2, 1])
    expect(await look([], startsAt)).toEqual([[], 0, 2])
  })
})

describe('the worker thread', () => {
  it('computes, is started again after it ended, and does not keep the process', async () => {
    const errors: unknown[] = []
    const thread = createWorkerThread((error) => errors.push(error))
    const task = { kind: 'tool', path: '/api/tools/convert', query: { odds: '+100' }, coding: 'plain' } as const
    expect(await thread.send({ kind: 'run', after: null, task })).toMatchObject({ kind: 'done' })
    expect(await thread.send({ kind: 'run', after: 3, task })).toEqual({ kind: 'out-of-date' })
    await thread.close()
    expect(await thread.send({ kind: 'run', after: null, task })).toMatchObject({ kind: 'done' })
    await thread.close()
    expect(errors).toEqual([])
    // Three workers are started: on a busy machine each takes seconds.
  }, 60_000)
})
