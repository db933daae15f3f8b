import { startOfPacificDay } from '@fairline/domain'
import { type Board, between, createEngine, type FactSource, memoryLedger } from '@fairline/engine'
import { madeUpLeague } from '@fairline/engine/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { memoryNotes } from '../../testing/test-access.ts'
import { keepVisitors } from './keep-visitors.ts'

const { days, facts } = madeUpLeague(90)
const DAY_MS = 86_400_000
let board: Board
let at: number

beforeAll(async () => {
  const source: FactSource = {
    name: 'replay',
    covers: ['mlb'],
    pricesStand: false,
    facts: async (_, after, asOf) => between(facts, after, asOf),
  }
  const ledger = memoryLedger()
  const engine = createEngine({
    source,
    ledger,
    origin: 'replay',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: () => {},
  })
  // The first day with a pick.
  for (const day of days.slice(60)) {
    at = startOfPacificDay(day) + 9 * 3_600_000
    board = await engine.advance(at)
    if (board.games.some(({ decision }) => 'madeAt' in decision)) return
  }
})

function visitorLog(saved: Record<string, string> = {}) {
  const errors: unknown[] = []
  const notes = memoryNotes(saved)
  const visitors = keepVisitors(notes, (error) => errors.push(error))
  const note = (visitor: string, network = '203.0.113.9', time = at) =>
    visitors.note({ visitor, network, board, at: time })
  return { visitors, notes, errors, note }
}

describe('the visitor log', () => {
  it('has one row for a visitor, day and pair, and no address', async () => {
    const { visitors, notes, note } = visitorLog()
    note('a')
    note('a')
    note('b')
    expect((await visitors.all(at)).map(({ visitor }) => visitor)).toEqual(['a', 'b'])
    note('a')
    await visitors.close()
    expect(await visitors.all(at)).toHaveLength(2)
    expect(notes.bodies.get('revealed')).not.toContain('203.0.113.9')
  })

  it('adds at most thirty new visitors per network and day, and keeps logging known ones', async () => {
    const { visitors, note } = visitorLog()
    for (let count = 0; count < 1000; count++) note(`script ${count}`)
    note('another visitor', '198.51.100.7')
    expect(await visitors.all(at)).toHaveLength(31)
    note('script 0', '203.0.113.9', at + DAY_MS)
    for (let count = 0; count < 1000; count++) note(`later ${count}`, '203.0.113.9', at + DAY_MS)
    expect(await visitors.all(at + DAY_MS)).toHaveLength(31 + 1 + 30)
  })

  it('drops rows after ninety days', async () => {
    const { visitors, notes, note } = visitorLog()
    note('a')
    await visitors.close()
    const later = visitorLog(Object.fromEntries(notes.bodies))
    expect(await later.visitors.all(at + 90 * DAY_MS)).toHaveLength(1)
    expect(await later.visitors.all(at + 90 * DAY_MS + 1)).toHaveLength(0)
    await later.visitors.close()
    expect(later.notes.bodies.get('revealed')).toBe('[]')
  })

  it('keeps the newest five thousand rows', async () => {
    const { visitors, note } = visitorLog()
    for (let count = 0; count < 6000; count++) {
      note(`visitor ${count}`, `network ${count}`)
      if (count % 900 === 0) await visitors.all(at)
    }
    const rows = await visitors.all(at)
    expect([rows.length, rows.at(-1)?.visitor]).toEqual([5000, 'visitor 5999'])
  })

  it('holds a thousand rows at most while the store cannot be read, and loses none of them', async () => {
    const notes = memoryNotes()
    let isDown = true
    const read = async (name: string) => {
      if (isDown) throw new Error('the store does not respond')
      return notes.read(name)
    }
    const visitors = keepVisitors({ read, write: notes.write }, () => {})
    for (let count = 0; count < 3000; count++)
      visitors.note({ visitor: `visitor ${count}`, network: `network ${count}`, board, at })
    isDown = false
    expect(await visitors.all(at)).toHaveLength(1000)
  })

  it('that cannot be read is put aside, and a new one begins', async () => {
    const { visitors, notes, errors, note } = visitorLog({ revealed: '[{"visitor":7}]' })
    note('a')
    expect(await visitors.all(at)).toHaveLength(1)
    await visitors.close()
    expect(notes.bodies.get('revealed-damaged')).toBe('[{"visitor":7}]')
    expect(String(errors[0])).toContain('The visitor log cannot be read')
  })
})
