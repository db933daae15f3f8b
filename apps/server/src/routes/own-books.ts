import { OwnBooks } from '@fairline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerBook } from '../answers/answer-book.ts'
import { booksMeant, booksOn } from '../answers/own-books.ts'
import { refuse } from './refuse.ts'

/** The answers as the visitor's own books have them; null where the question was refused. */
export function answersFor(answers: AnswerBook, request: FastifyRequest, reply: FastifyReply): AnswerBook | null {
  // Nearly nobody asks: then nothing is read.
  if (!request.url.includes('books=') && !request.url.includes('region=')) return answers
  const read = OwnBooks.safeParse(request.query)
  if (!read.success) {
    refuse(reply, read.error)
    return null
  }
  const meant = booksMeant(booksOn(answers.board), read.data)
  if ('unknown' in meant) {
    refuse(reply, { issues: [{ path: ['books'], message: meant.unknown }] })
    return null
  }
  return meant.books ? answers.forBooks(meant.books) : answers
}
