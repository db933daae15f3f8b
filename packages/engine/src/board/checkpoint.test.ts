import { packNumbers } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { type Checkpoint, checkpointText, OTHER_VERSION, readCheckpoint } from './checkpoint.ts'

const DAY = 86_400_000
const now = Date.parse('2026-07-15T19:00:00Z')
const desk = {
  modelVersion: MODEL_VERSION,
  rating: {},
  blend: { samples: '' },
  closing: { samples: '' },
  named: {},
  timed: { closes: '', games: 0, fittedAt: null, fitted: 0, fit: null },
  moves: { model: {}, calendar: [] },
  slope: {},
  margins: { decided: '' },
  lines: null,
  props: {
    counts: [['points', { levels: { players: [], figures: '' } }]],
    closes: { learned: '', waiting: [], weights: [] },
  },
  strategies: { records: { graded: [['value-betting', '']] }, lately: [] },
  seasons: [['BOS', { overtimeLosses: null, rating: 1512.25 }]],
  leading: [],
}
const fit = { shares: [0.1, 0.2], spread: [-4, 0, 0], weights: [0, 1], knots: [{ said: 0.2, share: 0.3 }] }
/** Two closes, both fitted. */
const timed = { closes: packNumbers(new Float32Array(12)), games: 100, fittedAt: 0, fitted: 2, fit }
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
    const learned = { ...desk, timed }
    const leagues = [
      ['mlb', learned],
      ['nba', learned],
    ]
    expect(readCheckpoint(written({ leagues }), context)).toEqual({ checkpoint: { ...saved, leagues } })
  })

  it('is ASCII whatever the players are called, and gives their names back', () => {
    const seasons = [['Nuñez, Шевченко 🏀', { overtimeLosses: null, rating: 1500 }]]
    const leagues = [
      ['mlb', { ...desk, seasons }],
      ['nba', desk],
    ]
    expect(written({ leagues })).toMatch(/^[ -~]+$/)
    expect(readCheckpoint(written({ leagues }), context)).toEqual({ checkpoint: { ...saved, leagues } })
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
      written({ leagues: [['mlb', { ...desk, timed: { ...desk.timed, closes: [[0.5, 0.5, null, 2, 1, 0.5]] } }]] }),
      'another version of Fairline wrote it',
    ],
    [
      'has blended games in the form of an older version',
      written({ leagues: [['mlb', { ...desk, blend: { samples: [] } }]] }),
      OTHER_VERSION,
    ],
    [
      'has players in the form of an older version',
      written({
        leagues: [
          [
            'mlb',
            { ...desk, props: { ...desk.props, counts: [['points', { levels: { players: [['A', null, 1]] } }]] } },
          ],
        ],
      }),
      OTHER_VERSION,
    ],
    [
      'has proposals in the form of an older version',
      written({
        leagues: [['mlb', { ...desk, strategies: { records: { graded: [['value-betting', []]] }, lately: [] } }]],
      }),
      OTHER_VERSION,
    ],
    [
      'lacks the curves that older versions drew at each start',
      written({
        leagues: [['mlb', { ...desk, timed: { closes: '', games: 0, fittedAt: null, fitted: 0, weights: [] } }]],
      }),
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

  it.each([
    ['has a fit of no shape', { fit: {} }],
    ['has corners of no shape', { fit: { ...fit, knots: [{}] } }],
    ['has no weights', { fit: { ...fit, weights: [] } }],
    ['was fitted to closes it does not hold', { fitted: 3 }],
    ['was fitted to none', { fitted: 0 }],
    ['was fitted and has no fit', { fit: null }],
    ['holds half a close', { closes: packNumbers(new Float32Array(9)), fitted: 1 }],
  ])('is not used if a curve %s: it would be drawn long after the start', (_, over) => {
    const leagues = [['mlb', { ...desk, timed: { ...timed, ...over } }]]
    expect(problemOf(written({ leagues }))).toBe(OTHER_VERSION)
  })
})
