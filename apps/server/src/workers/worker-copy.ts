import {
  type Board,
  type BoardGame,
  boardForBooks,
  type Candidate,
  type DrawFinalScores,
  drawFinalScores,
  findCandidates,
  type OpportunityKind,
  type PastArbitrage,
} from '@fairline/engine'
import { LRUCache } from 'lru-cache'
import type { ScannerStatus } from '../answers/arbitrage.ts'
import { forgetCached } from '../answers/cached-by.ts'
import type { SearchedPrices } from '../answers/found-arbitrages.ts'
import type { CopyUpdate, GameQuotes } from './worker-message.ts'

/** Sets of books whose board is kept: each is megabytes. */
const MAX_BOARDS = 2
/** Searches for arbitrages that are kept: one for each kind and set of books. */
const MAX_SEARCHES = 12
/** Simulated games that are kept: each is about 75 KB. */
const MAX_SIMULATIONS = 48

/** The worker's copy of the board and of all prices, with what was computed from them. */
export function createWorkerCopy() {
  const games = new Map<string, BoardGame>()
  const quotes = new Map<string, GameQuotes>()
  const boards = new LRUCache<string, Board>({ max: MAX_BOARDS })
  const searches = new LRUCache<string, readonly Candidate[]>({ max: MAX_SEARCHES })
  const simulations = new LRUCache<string, { readonly drawn: ReturnType<DrawFinalScores> }>({ max: MAX_SIMULATIONS })
  let board: Board | null = null
  let status: ScannerStatus | null = null
  let past: readonly PastArbitrage[] = []

  /** Returns whether anything was dropped. */
  function keepOnly(entries: Map<string, unknown>, ids: readonly string[]): boolean {
    const before = entries.size
    const wanted = new Set(ids)
    for (const id of entries.keys()) if (!wanted.has(id)) entries.delete(id)
    return entries.size < before
  }

  function currentBoard(): Board {
    if (!board) throw new Error('The worker was given a task before it was given a board')
    return board
  }

  const prices: SearchedPrices = {
    candidates(kind: OpportunityKind, books) {
      const key = `${kind}|${books?.join('|') ?? '*'}`
      const cached = searches.get(key)
      if (cached) return cached
      const own = books && new Set(books)
      const all = [...quotes.values()].flatMap((game) => game.quotes)
      const found = findCandidates(own ? all.filter(({ book }) => own.has(book)) : all, kind)
      searches.set(key, found)
      return found
    },
    gameOf: (id) => quotes.get(id)?.game ?? null,
  }

  return {
    apply(update: CopyUpdate): void {
      switch (update.kind) {
        case 'board-games':
          for (const game of update.games) games.set(game.game.id, game)
          break
        case 'board':
          keepOnly(games, update.order)
          board = { ...update.rest, teams: {}, books: [], games: update.order.flatMap((id) => games.get(id) ?? []) }
          boards.clear()
          forgetCached()
          break
        case 'prices':
          for (const game of update.games) quotes.set(game.game.id, game)
          searches.clear()
          break
        case 'scanner':
          if (keepOnly(quotes, update.ids)) searches.clear()
          status = update.status
          past = update.past ?? past
      }
    },
    /** The newest board with the prices of these books only. */
    boardFor(books: readonly string[] | null): Board {
      const whole = currentBoard()
      if (!books) return whole
      const key = books.join('|')
      const ownBoard = boards.get(key) ?? boardForBooks(whole, new Set(books))
      boards.set(key, ownBoard)
      return ownBoard
    },
    /** All inputs of an arbitrage search; null before the first scanner update. */
    scanner: () => status && { prices, status, past, board },
    /** Simulates each game once, and again if its probabilities change. */
    draw: ((league, marginals) => {
      const key = `${league}|${marginals.home}|${marginals.draw ?? ''}|${marginals.total}`
      const simulation = simulations.get(key) ?? { drawn: drawFinalScores(league, marginals) }
      simulations.set(key, simulation)
      return simulation.drawn
    }) satisfies DrawFinalScores as DrawFinalScores,
  }
}

export type WorkerCopy = ReturnType<typeof createWorkerCopy>
