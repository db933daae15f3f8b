import { expect, it } from 'vitest'
import { playerName } from './player-name.ts'

it.each(['Larry Nance', 'Larry Nance Jr.', 'larry nance sr', 'Larry Nance II', 'LARRY NANCE III', 'Larry Nance IV'])(
  'is the same player’s name with and without a suffix: %s',
  (name) => expect(playerName(name)).toBe('larrynance'),
)

it('leaves accents, signs and spaces out, and takes a source’s form of a first name for ours', () => {
  expect(playerName('Luka Dončić')).toBe('lukadoncic')
  expect(playerName('Shai Gilgeous-Alexander')).toBe('shaigilgeousalexander')
  expect(playerName("De’Aaron O'Fox")).toBe('deaaronofox')
  expect(playerName('Herb Jones')).toBe(playerName('Herbert Jones'))
})
