import { describe, expect, it } from 'vitest'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { type Checkpoint, checkpointText, readCheckpoint } from './checkpoint.ts'

const DAY = 86_400_000
const now = Date.parse('2026-07-15T19:00:00Z')
const desk = {
  modelVersion: MODEL_VERSION,
  rating: {},
  blend: {},
  closing: {},
  named: {},
  timed: { closes: '', fit: null },
  moves: { model: {}, calendar: [] },
  slope: {},
  margins: { decided: '' },
  lines: null,
  props: { closes: { learned: '', waiting: [], weights: [] } },
  strategies: { records: {}, lately: [] },
  seasons: [['BOS', { overtimeLosses: null, rating: 1512.25 }]],
  leading: [],
}
const saved = {
  source: 'a',
  asOf: now - DAY,
  leagues: [
    ['mlb', desk],
    ['nba', desk],
  ],
}
const context = { source: 'a', covers: ['mlb', 'nba'] as const, now }
const written = (over: object = {}) => checkpointText({ ...saved, ...over } as unknown as Checkpoint)
const problemOf = (text: string) => {
  const read = readCheckpoint(text, context)
  return 'unusable' in read ? read.unusable : null
}

describe('a checkpoint', () => {
  it('is continued by a later run of the same source', () => {
    expect(readCheckpoint(written(), context)).toEqual({ checkpoint: saved })
  })

  it.each([
    ['is empty', '', 'it is damaged'],
    ['was cut off', written().slice(0, -40), 'it is damaged'],
    ['is not JSON', '{broken', 'it is damaged'],
    [
      'begins with a checksum, as older versions wrote it',
      `fairline-checkpoint sha256:0\n${written()}`,
      'another version',
    ],
    ['is another thing', '[1, 2]', 'another version'],
    ['has no leagues', JSON.stringify({ source: 'a', asOf: now }), 'another version'],
    ['has a league of no shape', written({ leagues: [['mlb', { modelVersion: MODEL_VERSION }]] }), 'another version'],
    ['is of another model', written({ leagues: [['mlb', { ...desk, modelVersion: 'old' }]] }), 'another version'],
    [
      'has seasons of an older version',
      written({ leagues: [['mlb', { ...desk, seasons: [['BOS', {}]] }]] }),
      'another version of Fairline wrote it',
    ],
    [
      'has closes in the form of an older version',
      written({ leagues: [['mlb', { ...desk, timed: { closes: [[0.5, 0.5, null, 2, 1, 0.5]], fit: null } }]] }),
      'another version of Fairline wrote it',
    ],
    [
      'lacks the curves that older versions drew at each start',
      written({ leagues: [['mlb', { ...desk, timed: { closes: '', weights: [] } }]] }),
      'another version of Fairline wrote it',
    ],
    ['is of an unknown league', written({ leagues: [['cricket', desk]] }), 'another version'],
    ['is of another source', written({ source: 'b' }), 'of the source "b", not "a"'],
    ['is from the future', written({ asOf: now + 1 }), 'later than the clock'],
    ['is months old', written({ asOf: now - 61 * DAY }), 'more than 60 days old'],
    ['lacks a league', written({ leagues: [['mlb', desk]] }), 'incomplete: nba not in it'],
    ['holds a league twice', written({ leagues: [...saved.leagues, ['mlb', desk]] }), 'leagues twice'],
  ])('is not used if it %s', (_, text, words) => {
    expect(problemOf(text)).toContain(words)
  })
})
