import { startOfPacificDay } from '@fairline/domain'
import { between, createEngine, memoryLedger } from '@fairline/engine'
import { madeUpLeague } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { answerBook } from './answer-book.ts'
import { askedAnswers } from './asked-answers.ts'

const { days, facts } = madeUpLeague(90)

async function aBoard() {
  const engine = createEngine({
    source: {
      name: 'replay',
      covers: ['mlb'],
      pricesStand: false,
      facts: async (_, after, asOf) => between(facts, after, asOf),
    },
    ledger: memoryLedger(),
    origin: 'replay',
    noVig: 'multiplicative',
    breathe: async () => {},
    onPhase: () => {},
  })
  return engine.advance(startOfPacificDay(days[80] ?? '') + 9 * 3_600_000)
}

describe('the answers of one board', () => {
  it('take the first questions, always with the same bytes, and leave random ones to the worker', async () => {
    const book = answerBook(await aBoard())
    const answer = askedAnswers.find(({ path }) => path === '/api/advanced-more-picks')!
    const first = book.asked(answer, { offset: 0, limit: 20 })
    expect(first).not.toBeNull()
    const later = Array.from({ length: 100 }, (_, offset) => book.asked(answer, { offset: offset + 1 }))
    expect(later.filter((bytes) => bytes !== null)).toHaveLength(23)
    expect(book.asked(answer, { limit: 20, offset: 0 })).toBe(first)
  })
})
