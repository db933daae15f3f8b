import type { Fact } from '@fairline/domain'
import type { Archive, QuoteLog } from '@fairline/engine'
import { aGame, someFacts } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { keepFacts } from './keep-facts.ts'

const day = 86_400_000

function kept() {
  const written: { league: string; quotes: number; facts: number; upTo: number }[] = []
  const folds: number[] = []
  let facts = 0
  const archive: Archive = {
    append: async (_, told) => {
      facts = told.length
      return { added: told.length, present: 0 }
    },
    facts: async () => [],
  }
  const quoteLog: QuoteLog = {
    writtenTo: async () => null,
    append: async (league, quotes, upTo) => {
      written.push({ league, quotes: quotes.length, facts, upTo })
      return quotes.length
    },
    quotes: async () => [],
    fold: async (before) => {
      folds.push(before)
      return { games: 0, before: 0, after: 0 }
    },
  }
  return { written, folds, job: keepFacts({ archive, quoteLog, retentionDays: 30, onError: () => {} }) }
}

const running: Fact = {
  kind: 'score',
  score: {
    gameId: aGame().id,
    home: 1,
    away: 0,
    period: 1,
    clock: 'Top 1st',
    remaining: 1,
    bases: null,
    periods: { home: [1], away: [0] },
    lines: [],
    observedAt: 1,
  },
  observedAt: 1,
}

describe('keeping what a source tells', () => {
  it('writes prices to the log and the rest to the archive, without running scores', async () => {
    const { written, job } = kept()
    job.take('mlb', [...someFacts(), running], 5000, 0)
    expect(written).toEqual([])
    await job.close()
    expect(written).toEqual([{ league: 'mlb', quotes: 2, facts: 2, upTo: 5000 }])
  })

  it('gathers until ten minutes have gone by or much has come, each league by itself', async () => {
    const { written, job } = kept()
    job.take('mlb', someFacts(), 1000, 0)
    job.take('nba', Array.from({ length: 3000 }, () => someFacts()).flat(), 1000, 0)
    job.take('mlb', [], 2000, 601_000)
    await job.close()
    expect(written.map(({ league, upTo }) => [league, upTo])).toEqual([
      ['nba', 1000],
      ['mlb', 2000],
    ])
  })

  it('folds once a day what is older than it is to keep', async () => {
    const { folds, job } = kept()
    for (const at of [0, 0.5, 1.2, 1.9, 2.3]) {
      job.take('mlb', someFacts(), 100 * day + at * day, 0)
      await job.close()
    }
    expect(folds.map((at) => (at + 30 * day) / day - 100)).toEqual([0, 1.2, 2.3].map((at) => expect.closeTo(at, 6)))
  })
})
