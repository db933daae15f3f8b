import type { LedgerRow } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { chained } from './chain.ts'
import { parseRow } from './parse-row.ts'

const [row] = chained(null, [aPick()]) as [LedgerRow]

it('reads a row from an object and from a line of an export', () => {
  expect(parseRow(row, 1)).toEqual(row)
  expect(parseRow(JSON.stringify(row), 1)).toEqual(row)
})

it('names the field of a row that is invalid, however deep it lies', () => {
  const dear = { ...row, entry: { ...row.entry, pick: { ...aPick().pick, price: 'dear' } } }
  expect(parseRow(dear, 7)).toEqual({ seq: 7, reason: 'it is not a ledger row: its field entry.pick.price is invalid' })
})

it('says of what is no row at all that it is none, and names no field', () => {
  expect(parseRow('7', 7)).toEqual({ seq: 7, reason: 'it is not a ledger row' })
})

it('refuses a line that is no JSON, or is written in another way than the ledger writes it', () => {
  const written = { seq: 2, reason: 'it is not written as the ledger writes its rows' }
  expect(parseRow('{"seq":', 2)).toEqual(written)
  expect(parseRow(JSON.stringify(row, null, 1), 2)).toEqual(written)
})
