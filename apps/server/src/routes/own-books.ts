import { OwnBooks } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { booksMeant, booksOn } from '../answers/own-books.ts'
import { refuse } from './refuse.ts'

/** The books whose prices count: all books, or the visitor's own. */
export interface RequestedBooks {
  /** Sorted, so that the same books are the same request; null for all. */
  readonly books: readonly string[] | null
}

/** Reads the visitor's own books from the address; null if the request was refused. */
export function readOwnBooks(board: Board, request: FastifyRequest, reply: FastifyReply): RequestedBooks | null {
  const query = request.query as Readonly<Record<string, unknown>>
  // Most visitors name no books: then nothing is parsed.
  if (query.books === undefined && query.region === undefined) return { books: null }
  const read = OwnBooks.safeParse(request.query)
  if (!read.success) {
    refuse(reply, read.error)
    return null
  }
  const meant = booksMeant(booksOn(board), read.data)
  if ('unknown' in meant) {
    refuse(reply, { issues: [{ path: ['books'], message: meant.unknown }] })
    return null
  }
  return { books: meant.books?.toSorted() ?? null }
}
