import { createHash } from 'node:crypto'
import { randomStream } from '@fairline/numeric'
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
  timed: {},
  moves: { model: {}, calendar: [] },
  slope: {},
  margins: {},
  lines: null,
  props: { closes: { learned: [], waiting: [], weights: [] } },
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
/** Text with a fitting checksum, whatever its body is. */
const sealed = (body: string) =>
  `fairline-checkpoint sha256:${createHash('sha256').update(body).digest('hex')}\n${body}`

describe('a checkpoint', () => {
  it('is continued by a later run of the same source', () => {
    expect(readCheckpoint(written(), context)).toEqual({ checkpoint: saved })
  })

  it.each([
    ['is empty', '', 'before checksums'],
    ['has no checksum, as older versions wrote it', JSON.stringify(saved), 'before checksums'],
    ['was cut off', written().slice(0, -40), 'it is damaged'],
    ['has one digit changed', written().replace('1512', '1513'), 'it is damaged'],
    ['is not JSON', sealed('{broken'), 'another version'],
    ['is another thing', sealed('[1, 2]'), 'another version'],
    ['has no leagues', sealed(JSON.stringify({ source: 'a', asOf: now })), 'another version'],
    ['has a league of no shape', written({ leagues: [['mlb', { modelVersion: MODEL_VERSION }]] }), 'another version'],
    ['is of another model', written({ leagues: [['mlb', { ...desk, modelVersion: 'old' }]] }), 'another version'],
    [
      'has seasons of an older version',
      written({ leagues: [['mlb', { ...desk, seasons: [['BOS', {}]] }]] }),
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

  it('is not used, and nothing is thrown, if any byte was flipped', () => {
    const random = randomStream(7)
    const text = written()
    for (let i = 0; i < 200; i++) {
      const bytes = Buffer.from(text)
      const at = Math.floor(random() * bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
      expect(problemOf(bytes.toString()), `byte ${at}`).not.toBeNull()
    }
  })
})
