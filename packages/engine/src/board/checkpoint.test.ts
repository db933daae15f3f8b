import type { LeagueKey } from '@fairline/domain'
import { packNumbers } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import {
  headText,
  OTHER_VERSION,
  partText,
  readExcludedBooks,
  readHead,
  readOlderHead,
  readPart,
} from './checkpoint.ts'
import type { SavedSession } from './league-session.ts'

const DAY = 86_400_000
const now = Date.parse('2026-07-15T19:00:00Z')
const unfitted = { closes: '', games: 0, fittedAt: null, fit: null }
const session = {
  modelVersion: MODEL_VERSION,
  rating: {},
  blend: { samples: '' },
  closing: { samples: '' },
  named: {},
  timed: unfitted,
  moves: { model: {}, calendar: [] },
  slope: {},
  margins: { decided: '' },
  lines: null,
  props: {
    counts: [['points', { levels: { players: [], figures: '' } }]],
    closes: { learned: '', waiting: [], fit: null },
  },
  strategies: { records: { graded: [['value-betting', '']] }, lately: [] },
  seasons: [['BOS', { overtimeLosses: null, rating: 1512.25 }]],
  leading: [],
  inPlay: { winner: unfitted, spread: unfitted, over: unfitted, under: unfitted },
}
const fit = {
  hoursRange: [0, 28],
  shares: [0.1, 0.2],
  spread: [-4, 0, 0],
  still: [-3, 0, 0],
  residuals: { residuals: packNumbers(new Float32Array(2)), windows: [{ from: 0, to: 2, center: 0 }] },
  weights: [0, 1],
  knots: [{ said: 0.2, share: 0.3 }],
}
/** Two closes, both fitted. */
const timed = { closes: packNumbers(new Float32Array(12)), games: 100, fittedAt: 0, fit }
const propFit = {
  hoursRange: [0.2, 12],
  close: { stats: { points: { shares: [2, 0.5], spread: 1.2 } }, spread: [-4, 1, 0], still: [-3, 0, 0] },
  weights: [0, 1],
  lines: { 'points 0': [0, 1, 0] },
  knots: [{ said: 0.2, share: 0.3 }],
}
const propsFitted = (over: object = {}) => ({
  ...session,
  props: { ...session.props, closes: { learned: '', waiting: [], fit: { ...propFit, ...over } } },
})
const head = { source: 'a', asOf: now - DAY, openSince: '2026-07-14', leagues: ['mlb', 'nba'] as LeagueKey[] }
const context = { source: 'a', covers: ['mlb', 'nba'] as const, now }
const headOf = (over: object = {}) => headText({ ...head, ...over })
const headProblem = (text: string) => {
  const read = readHead(text, context)
  return 'unusable' in read ? read.unusable : null
}
const partOf = (saved: object = session) => partText('mlb', head.asOf, saved as SavedSession)
const readBack = (text: string) => readPart(text, 'mlb', head.asOf)
const partProblem = (text: string) => {
  const read = readBack(text)
  return 'unusable' in read ? read.unusable : null
}

describe('the head of a checkpoint', () => {
  it('is continued from by a later run of the same source', () => {
    expect(readHead(headOf(), context)).toEqual(head)
  })

  it.each([
    ['is empty', '', 'it is damaged'],
    ['was cut off', headOf().slice(0, -4), 'it is damaged'],
    ['is not JSON', '{broken', 'it is damaged'],
    ['begins with a checksum, as older versions wrote it', `fairline-checkpoint sha256:0\n${headOf()}`, OTHER_VERSION],
    ['is another thing', '[1, 2]', OTHER_VERSION],
    ['has no leagues', JSON.stringify({ source: 'a', asOf: now }), OTHER_VERSION],
    ['holds all that was learned, as older versions wrote it', headOf({ leagues: [['mlb', session]] }), OTHER_VERSION],
    ['does not say of which days games were open', headOf({ openSince: undefined }), OTHER_VERSION],
    ['is of an unknown league', headOf({ leagues: ['mlb', 'cricket'] }), OTHER_VERSION],
    ['is of another source', headOf({ source: 'b' }), 'it is of the source "b", not "a"'],
    ['is from the future', headOf({ asOf: now + 1 }), 'later than the clock'],
    ['is months old', headOf({ asOf: now - 61 * DAY }), 'more than 60 days old'],
    ['lacks a league', headOf({ leagues: ['mlb'] }), 'incomplete: nba not in it'],
    ['holds a league twice', headOf({ leagues: ['mlb', 'nba', 'mlb'] }), 'leagues twice'],
  ])('is not used if it %s', (_, text, words) => {
    expect(headProblem(text)).toContain(words)
  })
})

describe('the part of a league', () => {
  it('gives back what was saved', () => {
    expect(readBack(partOf())).toEqual({ saved: session })
    const learned = { ...propsFitted(), timed }
    expect(readBack(partOf(learned))).toEqual({ saved: learned })
  })

  it('is ASCII whatever the players are called, and gives their names back', () => {
    const named = { ...session, seasons: [['Nuñez, Шевченко 🏀', { overtimeLosses: null, rating: 1500 }]] }
    expect(partOf(named)).toMatch(/^[ -~]+$/)
    expect(readBack(partOf(named))).toEqual({ saved: named })
  })

  const timedAs = (over: object) => ({ ...session, timed: { ...session.timed, ...over } })
  const graded = { records: { graded: [['value-betting', []]] }, lately: [] }
  it.each<[string, string, string]>([
    ['was cut off', partOf().slice(0, -40), 'it is damaged'],
    ['is another thing', '[1, 2]', OTHER_VERSION],
    ['is of no shape', partOf({ modelVersion: MODEL_VERSION }), OTHER_VERSION],
    ['is of another model', partOf({ ...session, modelVersion: 'old' }), OTHER_VERSION],
    ['has seasons of an older version', partOf({ ...session, seasons: [['BOS', {}]] }), OTHER_VERSION],
    [
      'has closes in the form of an older version',
      partOf(timedAs({ closes: [[0.5, 0.5, null, 2, 1, 0.5]] })),
      OTHER_VERSION,
    ],
    [
      'has blended games in the form of an older version',
      partOf({ ...session, blend: { samples: [] } }),
      OTHER_VERSION,
    ],
    [
      'has players in the form of an older version',
      partOf({
        ...session,
        props: { ...session.props, counts: [['points', { levels: { players: [['A', null, 1]] } }]] },
      }),
      OTHER_VERSION,
    ],
    ['has proposals in the form of an older version', partOf({ ...session, strategies: graded }), OTHER_VERSION],
    [
      'lacks the curves that older versions drew at each start',
      partOf({ ...session, timed: { closes: '', games: 0, fittedAt: null, weights: [] } }),
      OTHER_VERSION,
    ],
    [
      'was written at another time than the head',
      partText('mlb', head.asOf - 1, session as unknown as SavedSession),
      'its parts are of different times',
    ],
    [
      'is of another league',
      partText('nba', head.asOf, session as unknown as SavedSession),
      'it holds nba in the place of mlb',
    ],
  ])('is not used if it %s', (_, text, words) => {
    expect(partProblem(text)).toBe(words)
  })

  it.each([
    ['has a fit of no shape', { fit: {} }],
    ['has corners of no shape', { fit: { ...fit, knots: [{}] } }],
    ['has no weights', { fit: { ...fit, weights: [] } }],
    ['was fitted to no closes', { fit: { ...fit, residuals: { ...fit.residuals, residuals: '' } } }],
    ['lacks the residuals', { fit: { ...fit, residuals: undefined } }],
    [
      'holds half a residual',
      {
        fit: {
          ...fit,
          residuals: {
            residuals: packNumbers(new Float32Array(2)).slice(0, 8),
            windows: [{ from: 0, to: 1, center: 0 }],
          },
        },
      },
    ],
    ['has no time of its residuals', { fit: { ...fit, residuals: { ...fit.residuals, windows: [] } } }],
    [
      'looks through a window with nothing in it',
      { fit: { ...fit, residuals: { ...fit.residuals, windows: [{ from: 1, to: 1, center: 0 }] } } },
    ],
    [
      'looks beyond its residuals',
      { fit: { ...fit, residuals: { ...fit.residuals, windows: [{ from: 0, to: 3, center: 0 }] } } },
    ],
    ['does not say how often markets stand still', { fit: { ...fit, still: undefined } }],
    ['was fitted and has no fit', { fit: null }],
    ['holds half a close', { closes: packNumbers(new Float32Array(9)) }],
  ])('is not used if a curve %s: it would be drawn long after the start', (_, over) => {
    expect(partProblem(partOf({ ...session, timed: { ...timed, ...over } }))).toBe(OTHER_VERSION)
  })

  it.each([
    ['weights', { weights: undefined }],
    ['a single weight', { weights: [] }],
    ['lines', { lines: undefined }],
    ['all three figures of a line', { lines: { 'points 0': [0, 1] } }],
    ['knots', { knots: undefined }],
    ['a share at each knot', { knots: [{ said: 0.2 }] }],
    ['the hours of the prices it was fitted to', { hoursRange: undefined }],
    ['where lines close', { close: undefined }],
    ['shares of the way to the close', { close: { ...propFit.close, stats: { points: { spread: 1.2 } } } }],
    ['how closes of a stat spread', { close: { ...propFit.close, stats: { points: { shares: [2, 0.5] } } } }],
    ['how closes spread, on a curve', { close: { ...propFit.close, spread: [-4, 1] } }],
    ['how closes spread', { close: { ...propFit.close, spread: undefined } }],
    ['how often they stand still', { close: { ...propFit.close, still: undefined } }],
  ])('is not used if what was fitted to props lacks %s: it would be needed long after the start', (_, over) => {
    expect(partProblem(partOf(propsFitted(over)))).toBe(OTHER_VERSION)
  })
})

describe('a checkpoint that can’t be continued from', () => {
  const [stale, honest] = [
    { book: 'Stale', bets: 90, expectedWins: 40.5, wins: 20, evidence: [7, 8, 9], excludedAfter: '2025-03-01' },
    { book: 'Honest', bets: 90, expectedWins: 40.5, wins: 41, evidence: [0, -1, -2], excludedAfter: null },
  ]
  const older = { modelVersion: 'old', books: [honest, stale] }
  const excludedIn = (text: string) => readExcludedBooks(text, 'mlb', head.asOf)

  it('tells which books it excludes, with their counts, whatever model wrote it', () => {
    expect(partProblem(partOf(older))).toBe(OTHER_VERSION)
    expect(excludedIn(partOf(older))).toEqual([stale])
  })

  it.each([
    ['was cut off', partOf(older).slice(0, -4)],
    ['does not watch books', partOf({ modelVersion: 'old' })],
    ['watches them by another test', partOf({ books: [{ ...stale, evidence: [7] }] })],
    ['is of another league', partText('nba', head.asOf, older as unknown as SavedSession)],
    ['is of another time', partText('mlb', head.asOf - 1, older as unknown as SavedSession)],
  ])('tells of none if its part %s', (_, text) => {
    expect(excludedIn(text)).toEqual([])
  })

  it('has a head that is read however old it is and whatever leagues it covers, but only of the same source and past', () => {
    const isRead = (over: object) => readOlderHead(headOf(over), context) !== null
    expect([{ asOf: now - 61 * DAY }, { leagues: ['mlb'] }].map(isRead)).toEqual([true, true])
    expect([{ asOf: now + 1 }, { source: 'b' }, { leagues: ['cricket'] }].map(isRead)).toEqual([false, false, false])
  })
})
