import { expect, it } from 'vitest'
import { publishedStatus } from './published-status.ts'

it.each([
  ['worth-it', 'Still recommended', 'Recommended at your books'],
  ['no-longer-worth-it', 'No longer recommended', 'Not recommended at your books'],
  ['price-gone', 'Price gone', 'Not offered at your books'],
  ['book-excluded', 'Only at books we don’t recommend', 'Only at those of your books we don’t recommend'],
  ['in-play', 'Now in play', 'Now in play'],
  ['ended', 'Ended', 'Ended'],
] as const)('says what a published bet is now, at all books and at the visitor’s own: %s', (status, all, own) => {
  expect([publishedStatus(status, false), publishedStatus(status, true)]).toEqual([all, own])
})
