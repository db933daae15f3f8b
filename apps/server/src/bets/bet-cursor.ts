import { createHash } from 'node:crypto'
import type { BetQuery } from '@fairline/contract'
import { plainName } from '@fairline/domain'
import type { FieldIssue } from '../routes/issue-text.ts'

/** Tells a cursor of ours from any other text. Not a secret: who forges one gets another page. */
const CHECK_LENGTH = 12

/** The cursor of the bets after this one, valid for the same filters; the limit may differ. It can stand in an address as it is. */
export const betCursor = (lastId: string, query: BetQuery): string =>
  `${checkOf(lastId, query)}${Buffer.from(lastId).toString('base64url')}`

/** Id of the bet that a cursor continues after; null without a cursor. */
export const cursorBetId = ({ cursor }: BetQuery): string | null =>
  cursor === undefined ? null : Buffer.from(cursor.slice(CHECK_LENGTH), 'base64url').toString()

/** What is wrong with the cursor of a request; null if nothing is. */
export function cursorIssue(query: BetQuery): FieldIssue | null {
  const id = cursorBetId(query)
  if (id === null || query.cursor === betCursor(id, query)) return null
  const message =
    'expected nextCursor of a response to the same game, league, market, minEv, state, books and region; leave it out for the first bets'
  return { path: ['cursor'], message }
}

function checkOf(id: string, { game, league, market, minEv, state, books, region }: BetQuery): string {
  const names = books === undefined ? null : [...new Set(books.split(',').map(plainName))].filter(Boolean).toSorted()
  const text = JSON.stringify([id, game, league, market, minEv, state, names, region])
  return createHash('sha256').update(text).digest('base64url').slice(0, CHECK_LENGTH)
}
