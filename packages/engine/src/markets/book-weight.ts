import { isSharpBook } from './sharp-books.ts'

/**
 * As how many ordinary books a sharp one counts.
 *
 * @source squared error against Pinnacle's ladder (WNBA 2026) and against the truth of the simulated leagues; docs/models.md
 */
const SHARP_BOOK_WEIGHT = 3
/** Three ordinary books, or a sharp one and another, know a line. */
const MIN_WEIGHT = 3
const MIN_BOOKS = 2

/** How much a book's quote counts when quotes of one line are pooled. */
export const bookWeight = (book: string): number => (isSharpBook(book) ? SHARP_BOOK_WEIGHT : 1)

/** Whether this many books, with so much weight together, make a line's probability known. */
export const isLineKnown = ({ books, weight }: { readonly books: number; readonly weight: number }): boolean =>
  books >= MIN_BOOKS && weight >= MIN_WEIGHT
