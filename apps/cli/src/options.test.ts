import { InvalidArgumentError } from 'commander'
import { describe, expect, it } from 'vitest'
import {
  asBooks,
  asChoice,
  asCount,
  asDay,
  asDays,
  asFolders,
  asGames,
  asLeague,
  asMoment,
  asMoney,
  asNoVig,
  asProbability,
  asShare,
  asStake,
  asTotal,
  asUnit,
} from './options.ts'

it('reads a share as a number or in percent', () => {
  expect(asShare('0.5')).toBe(0.5)
  expect(asShare('50%')).toBe(0.5)
  expect(asShare('0')).toBe(0)
})

it.each(['', ' ', '%', ' %', 'half', '-0.5'])('refuses what is no share, and reads nothing as zero: “%s”', (text) => {
  expect(() => asShare(text)).toThrow('A share, as 0.5 or 50%')
})

it.each([asProbability, asTotal, asMoney, asStake, asUnit])('reads decimal digits only: %o', (read) => {
  expect(read(' 0.5 ')).toBe(0.5)
  for (const text of ['', ' ', '0x1', '0b1', '1e-1', 'Infinity', '0.5 units'])
    expect(() => read(text)).toThrow(/amount|number/i)
})

describe('limits of an option', () => {
  it.each([
    ['a probability', asProbability, ['0.001', '0.999'], ['0', '1', '-0.1']],
    ['a total', asTotal, ['0.5', '999.5'], ['0', '1000']],
    ['a stake', asStake, ['0.01', '1000000'], ['0', '-5']],
    ['a rounding step', asUnit, ['0', '0.01'], ['-0.01']],
    ['a sum of money', asMoney, ['-12.50', '0', '+3'], ['$5', '1,000']],
    ['a number of games', asGames, ['1', '1000000'], ['0', '1000001', '1.5', '-1']],
    ['a number of books', asBooks, ['1', '999'], ['0', '1000', '2.0']],
    ['days', asDays, ['0', '3650'], ['3651', '-1', '1.5', '']],
    ['a count', asCount, ['0', '999999999'], ['-1', '1.5', '']],
  ] as const)('are included or not, as people expect: %s', (_, read, taken, refused) => {
    for (const text of taken) expect(read(text)).toBe(Number(text))
    for (const text of refused) expect(() => read(text)).toThrow(InvalidArgumentError)
  })

  it('of a share go beyond all of it: 150% is 1.5', () => expect(asShare(' 150 % ')).toBe(1.5))
})

it('reads a day only if the calendar has it', () => {
  expect(asDay('2024-02-29')).toBe('2024-02-29')
  for (const text of ['2026-02-29', '2026-6-1', '06/01/2026']) expect(() => asDay(text)).toThrow('YYYY-MM-DD')
})

it('knows leagues in any case, and lists them if it does not know one', () => {
  expect(asLeague('MLB')).toBe('mlb')
  expect(() => asLeague('cricket')).toThrow(/Known leagues: .*mlb.*nba/)
})

it('reads choices as they are written only, and names all of them otherwise', () => {
  const asKind = asChoice('arbitrage', 'middle')
  expect(asKind('middle')).toBe('middle')
  expect(() => asKind('Middle')).toThrow('One of arbitrage, middle')
  expect([asMoment('open'), asMoment('close')]).toEqual(['open', 'close'])
  expect(() => asMoment('closing')).toThrow('Either open or close')
  expect([asNoVig('power'), asNoVig('learnt')]).toEqual(['power', 'learnt'])
  expect(() => asNoVig('none')).toThrow(/Known methods: .*multiplicative.*, learnt$/)
})

it('takes several folders in order, and names the one that does not exist', () => {
  expect(asFolders(`${import.meta.dirname},,/`)).toEqual([import.meta.dirname, '/'])
  expect(() => asFolders('/,/no-such-folder')).toThrow('The folder /no-such-folder does not exist')
  expect(() => asFolders(',')).toThrow('Name at least one folder')
})
