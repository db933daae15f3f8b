import type { LineMovement } from '@fairline/contract'
import { type Game, selectionsOf } from '@fairline/domain'
import type { PricePaths } from '@fairline/engine'
import { americanOf, bookShown, isoOf } from './wire.ts'
import { backed, matchupOf } from './words.ts'

type Book = LineMovement['markets'][number]['books'][number]
type Point = PricePaths['books'][number]['points'][number]

/** How every book moved on a game. */
export function lineMovementOf(game: Game, paths: readonly PricePaths[], source: string): LineMovement {
  return {
    gameId: game.id,
    game: matchupOf(game),
    markets: paths.map(({ kind, books }) => ({
      kind,
      selections: selectionsOf(kind).map((selection) =>
        selection === 'over' || selection === 'under'
          ? selection === 'over'
            ? 'Over'
            : 'Under'
          : backed(game, selection),
      ),
      books: books.flatMap(({ book, points }) => bookOf(bookShown(source, book), points)),
    })),
  }
}

const faceOf = ({ at, line, prices }: Point): Book['open'] => ({
  at: isoOf(at),
  line,
  odds: prices.map((price) => (price === null ? null : americanOf(price))),
})

function bookOf(book: string, points: readonly Point[]): Book[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const prices = points.flatMap((point) => point.prices[0] ?? [])
  const lines = points.flatMap(({ line }) => line ?? [])
  const most = (values: readonly number[], of: (...all: number[]) => number) =>
    values.length === 0 ? null : of(...values)
  const american = (price: number | null) => (price === null ? null : americanOf(price))
  return [
    {
      book,
      open: faceOf(first),
      current: faceOf(last),
      moves: points.length - 1,
      path: points.map(faceOf),
      high: american(most(prices, Math.max)),
      low: american(most(prices, Math.min)),
      highLine: most(lines, Math.max),
      lowLine: most(lines, Math.min),
    },
  ]
}
