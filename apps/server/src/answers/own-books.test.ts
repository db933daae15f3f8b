import type { BoardGame } from '@fairline/engine'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { booksMeant, booksOn } from './own-books.ts'

const all = ['Pinnacle', 'FanDuel']

it('knows the books that quote players alone', () => {
  const onPlayer = betWorth('g', 0.02, { prices: { PrizePicks: 2 } })
  const props = [{ over: onPlayer, under: null }] as unknown as BoardGame['props']
  const board = boardOf(upcomingGame('g', [betWorth('g', 0.01, { prices: { FanDuel: 2, Pinnacle: 1.9 } })], { props }))
  expect(booksOn(board)).toEqual(['FanDuel', 'Pinnacle', 'PrizePicks'])
})

it('finds the books that are named, whatever their spelling', () => {
  expect(booksMeant(all, { books: 'fanduel, Pinnacle,' })).toEqual({ books: ['FanDuel', 'Pinnacle'] })
  expect(booksMeant(all, {})).toEqual({ books: null })
})

it('refuses a list that names no book', () => {
  const unknown = 'expected names of books between commas; leave it out for all books'
  for (const books of ['', ',', ' , ']) expect(booksMeant(all, { books })).toEqual({ unknown })
  expect(booksMeant(all, { books: '', region: 'us' })).toEqual({ unknown })
})

it('adds the books of a region to those that are named', () => {
  const quoted = [...all, 'BetMGM']
  expect(booksMeant(quoted, { books: 'Pinnacle', region: 'us' })).toEqual({ books: ['Pinnacle', 'FanDuel', 'BetMGM'] })
  expect(booksMeant(quoted, { region: 'us' })).toEqual({ books: ['FanDuel', 'BetMGM'] })
})
