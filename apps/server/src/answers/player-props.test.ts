import { fullGame } from '@fairline/domain'
import type { JudgedProp } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { authenticPropsOf, premiumPlayerPropsOf, propReasonsOf } from './player-props.ts'
import type { PropRow } from './prop-rows.ts'

const rowOf = (went: readonly boolean[], books: number): PropRow => {
  const move = { books, towards: 1, away: 0, points: 2, steam: false, updates: 2 }
  const prop = { line: 21.5, expectedCount: 22.84, move }
  return { bet: betWorth('g', 0.03, { selection: 'over' }), prop, went } as unknown as PropRow
}

it('says how often a prop hit only with how many games those are, and counts one book in the singular', () => {
  expect(propReasonsOf(rowOf([true, true, false, true, true], 1))).toEqual([
    'Fair 51.5% vs. 50.0% implied: +3.0% EV',
    'Our model projects 22.8; the line is 21.5',
    'Fair is the vig-free consensus',
    'Hit in 4 of last 5',
    '1 of 1 book moved toward this bet since open',
  ])
  expect(propReasonsOf(rowOf([], 12)).slice(-2)).toEqual([
    'Fair is the vig-free consensus',
    '1 of 12 books moved toward this bet since open',
  ])
})

it('says of both sides of a line that they belong together where their prices lock in a profit', () => {
  const { bet, prop, went } = rowOf([], 12)
  const [over, under] = [betWorth('g', 0.03, { prices: { A: 2.1 } }), betWorth('g', 0.03, { prices: { B: 2.05 } })]
  const reasons = propReasonsOf({ bet, prop: { ...prop, over, under }, went } as unknown as PropRow)
  expect(reasons[1]).toBe('All sides at their best books together lock in a profit')
  const whole = { ...over, pushProbability: 0.05 }
  const pushed = propReasonsOf({ bet, prop: { ...prop, over: whole, under }, went } as unknown as PropRow)
  expect(pushed[1]).not.toMatch(/lock in/)
})

it.each([
  [22.84, '22.8'],
  [1, '1.0'],
  [0.9999, '1.0'],
  [0.034, '0.03'],
  [0.001, 'less than 0.01'],
])('writes a projection of %s as %s: a rare count is never shown as none', (expectedCount, text) => {
  const { prop, went } = rowOf([], 12)
  const reasons = (selection: 'over' | 'under') =>
    propReasonsOf({ bet: betWorth('g', 0.03, { selection }), prop: { ...prop, expectedCount }, went } as PropRow)
  const [side, other] = expectedCount < 21.5 ? (['under', 'over'] as const) : (['over', 'under'] as const)
  expect(reasons(side)[1]).toBe(`Our model projects ${text}; the line is 21.5`)
  // A projection on the other side of the line speaks for no bet.
  expect(reasons(other).join()).not.toContain('projects')
})

/** A prop on 21.5 points; unless other values are given. */
const aProp = (over: Partial<JudgedProp> = {}): JudgedProp => ({
  player: 'Amara Okoye',
  stat: 'points',
  line: 21.5,
  side: 'home',
  books: 4,
  marketOver: 0.5,
  over: null,
  under: null,
  openings: [],
  expectedCount: 22.847,
  prediction: null,
  last: [],
  games: 12,
  record: { over: 0, under: 0, games: 0 },
  move: null,
  ...over,
})
const propBet = (expectedValue: number, selection: 'over' | 'under', over: Parameters<typeof betWorth>[2] = {}) =>
  betWorth('g', expectedValue, {
    market: { ...fullGame('player-prop', 21.5), player: 'Amara Okoye', stat: 'points' },
    selection,
    ...over,
  })
const boardWith = (props: readonly JudgedProp[], other: Parameters<typeof upcomingGame>[2] = {}) =>
  boardOf(upcomingGame('g', [], { props, ...other }))
const premium = (prop: JudgedProp, other: Parameters<typeof upcomingGame>[2] = {}) =>
  premiumPlayerPropsOf(boardWith([prop], other)).props[0]
const enhanced = (prop: JudgedProp) => authenticPropsOf(boardWith([prop])).enhancedProps[0]
const aMove = (over: Partial<NonNullable<JudgedProp['move']>> = {}) => ({
  books: 5,
  towards: 3,
  away: 0,
  points: 1.234,
  steam: false,
  updates: 9,
  ...over,
})

it('counts as value what shows more than 2.0%, and no +EV props while it is not known what they are worth', () => {
  const countOf = (value: number) =>
    authenticPropsOf(boardWith([aProp({ over: propBet(value, 'over') })])).metadata.valueOpportunities
  expect([countOf(0.0204), countOf(0.0206)]).toEqual([0, 1])
  const none = boardWith([])
  expect(premiumPlayerPropsOf(none).funnel).toEqual({ props: 0, positiveEv: 0, recommended: 0 })
  const learning = { ...none, rated: 0.5 }
  expect(premiumPlayerPropsOf(learning).funnel).toEqual({ props: 0, positiveEv: null, recommended: 0 })
})

describe('a premium prop', () => {
  it('shows the last five games of ten, oldest first, and the streak up to the newest', () => {
    // Against an under of 21.5 points; the newest three stayed under it.
    const last = [30, 10, 30, 30, 30, 30, 30, 20, 21, 19]
    expect(premium(aProp({ under: propBet(0.03, 'under'), last }))).toMatchObject({
      last5Display: '❌❌✅✅✅',
      lastTen: { hits: 4, games: 10 },
      indicators: { form: { icon: '🔥', streak: 3 } },
    })
    expect(premium(aProp({ under: propBet(0.03, 'under'), last: [10, 30, 20, 21] }))?.indicators.form).toEqual({
      icon: null,
      streak: 2,
    })
  })

  it('gives a probability as a fraction and the EV in percent, and caps the value score at ten', () => {
    expect(premium(aProp({ over: propBet(0.031, 'over') }))).toMatchObject({
      side: 'Over',
      valueScore: 3.1,
      probability: { bayesian: 0.5155, display: '52%' },
      analytics: { expectedValue: 3.1, kellySize: 0.031 },
    })
    expect(premium(aProp({ over: propBet(0.4, 'over') }))?.valueScore).toBe(10)
    expect(premium(aProp({ over: propBet(-0.05, 'over') }))?.valueScore).toBe(0)
  })

  it('tells the newest news of this player only', () => {
    const news = (player: string, what: 'out' | 'starter', detail: string | null, observedAt: number) => ({
      gameId: 'g',
      side: 'home' as const,
      player,
      what,
      detail,
      observedAt,
    })
    const injury = (...all: ReturnType<typeof news>[]) =>
      premium(aProp({ over: propBet(0.03, 'over') }), { news: all })?.indicators.injury.status
    expect(injury(news('Amara Okoye', 'starter', null, 1), news('Amara Okoye', 'out', 'knee', 2))).toBe('❌ out: knee')
    expect(injury(news('Amara Okoye', 'out', null, 1), news('Amara Okoye', 'starter', null, 2))).toBe(
      '✅ named to start',
    )
    expect(injury(news('Somebody Else', 'out', null, 1))).toBeNull()
  })

  it.each([
    [0.19, '☀️'],
    [0.2, '⛅'],
    [0.49, '⛅'],
    [0.5, '🌧️'],
  ])('shows a chance of rain of %s as %s', (precipitation, icon) => {
    const weather = { gameId: 'g', temperature: 20, wind: 5, windTowards: 0, precipitation, observedAt: 0 }
    expect(premium(aProp({ over: propBet(0.03, 'over') }), { weather })?.indicators.weather).toMatchObject({ icon })
  })
})

it('counts all props, the +EV ones and the recommended ones, and strong bets and top grades among them', () => {
  const of = (player: string, expectedValue: number, confidence: number) =>
    aProp({ player, over: propBet(expectedValue, 'over', { confidence }) })
  const board = boardWith([
    of('a', 0.05, 80),
    of('b', 0.05, 75),
    of('c', 0.03, 60),
    of('d', 0.03, 40),
    of('e', -0.03, 90),
  ])
  const { funnel, summary, totalProps, props, error } = premiumPlayerPropsOf(board)
  expect(funnel).toEqual({ props: 5, positiveEv: 4, recommended: 3 })
  // An EV of 5% at even money and a confidence of 75% is an A+.
  expect(summary).toEqual({ leagues: [{ league: 'MLB', props: 5 }], strongBets: 2, topGrades: 2 })
  expect([totalProps, error]).toEqual([5, null])
  expect(props.map(({ rank, playerName }) => `${rank} ${playerName}`)).toEqual(['1 a', '2 b', '3 c', '4 d', '5 e'])
})

describe('an enhanced prop', () => {
  const prediction = {
    ensemblePrediction: 0.62346,
    modelConfidence: 0.5,
    uncertainty: 0.03,
    topFeatures: (['a', 'b', 'c', 'd'] as const).map((feature) => ({ feature, importance: 0.25, impact: -1 })),
  } as unknown as NonNullable<JudgedProp['prediction']>

  it('gives the prediction of its own side, with the three features that matter most', () => {
    const over = enhanced(aProp({ over: propBet(0.03, 'over'), prediction }))
    const under = enhanced(aProp({ under: propBet(0.03, 'under'), prediction }))
    expect(over?.mlPrediction?.ensemblePrediction).toBe(0.6235)
    expect(under?.mlPrediction?.ensemblePrediction).toBe(0.3765)
    expect(over?.mlPrediction?.topFeatures.map(({ feature }) => feature)).toEqual(['a', 'b', 'c'])
    expect([over?.expectedValue, over?.expectedCount]).toEqual([0.03, 22.85])
  })

  it('takes the movement from the line its own book opened at, and from the price where the line stayed', () => {
    const opening = (book: string, line: number) => ({ book, line, prices: [] })
    const moved = (openings: JudgedProp['openings'], points: number) =>
      enhanced(aProp({ over: propBet(0.03, 'over'), openings, move: aMove({ points }) }))?.lineMovement
    expect(moved([opening('Other', 25.5), opening('Book', 20.5)], -3)).toEqual({
      direction: 'up',
      movementPercentage: -3,
      originalLine: 20.5,
      steamMove: false,
    })
    expect(moved([opening('Book', 22.5)], 3)?.direction).toBe('down')
    expect(moved([opening('Book', 21.5)], 0.5)?.direction).toBe('up')
    expect(moved([opening('Book', 21.5)], -0.5)?.direction).toBe('down')
    expect(moved([], 0.49)).toMatchObject({ direction: 'stable', originalLine: null })
  })

  it('has the sharp money with it only where three books or more moved its way and none the other', () => {
    const isAligned = (selection: 'over' | 'under', towards: number, away: number) =>
      enhanced(aProp({ [selection]: propBet(0.03, selection), move: aMove({ towards, away }) }))?.sharpMoneyAlignment
    expect([isAligned('over', 3, 0), isAligned('under', 3, 0), isAligned('under', 0, 3)]).toEqual([true, false, true])
    expect([isAligned('over', 2, 0), isAligned('over', 4, 1)]).toEqual([false, false])
  })
})

it('sums up the enhanced page: likely props, values above 2%, and props of games in play by player and stat', () => {
  const likely = (ensemblePrediction: number) =>
    ({ ensemblePrediction, modelConfidence: 0.5, uncertainty: 0, topFeatures: [] }) as JudgedProp['prediction']
  const of = (player: string, expectedValue: number, other: Partial<JudgedProp> = {}) =>
    aProp({ player, over: propBet(expectedValue, 'over'), ...other })
  const exact = { ...propBet(0.02, 'over'), expectedValue: 0.02 }
  const playing = liveGame('live', [], { props: [of('x', 0.03), of('x', 0.03, { line: 22.5 }), of('y', 0.03)] })
  const { summary, metadata, gameCount } = authenticPropsOf(
    boardOf(
      upcomingGame('g', [], {
        props: [of('a', 0.03, { prediction: likely(0.8) }), of('b', 0.04, { prediction: likely(0.79) }), of('c', 0.2)],
      }),
      upcomingGame('h', [], { props: [aProp({ player: 'd', over: exact })] }),
      playing,
    ),
  )
  expect(summary).toMatchObject({ totalProps: 4, enhancedProps: 2, liveGamesFiltered: 2, avgConfidence: 60 })
  expect(metadata).toMatchObject({ highProbabilityProps: 1, valueOpportunities: 2, arbitrageOpportunities: 0 })
  expect(gameCount).toBe(1)
})

it('says why there are no props', () => {
  const message = (board: Parameters<typeof premiumPlayerPropsOf>[0]) => premiumPlayerPropsOf(board).error
  expect(message(boardOf(liveGame('g', [])))).toBe('No games are to come')
  expect(message(boardOf(upcomingGame('g', [])))).toBe('No book prices players of the games to come')
  expect(message({ ...boardOf(upcomingGame('g', [])), rated: 0.5 })).toMatch(/^Still learning/)
})

it('counts the books that moved toward the backed side', () => {
  const { bet, prop, went } = rowOf([], 12)
  const move = { books: 12, towards: 7, away: 2, points: 2, steam: false, updates: 2 }
  const lastReason = (selection: 'over' | 'under', moved: typeof move) =>
    propReasonsOf({ bet: { ...bet, selection }, prop: { ...prop, move: moved }, went } as unknown as PropRow).at(-1)
  expect(lastReason('over', move)).toBe('7 of 12 books moved toward this bet since open')
  expect(lastReason('under', move)).toBe('2 of 12 books moved toward this bet since open')
  expect(lastReason('over', { ...move, towards: 0, away: 0 })).toBe('Fair is the vig-free consensus')
})

it('counts an A among the top grades, not a B+', () => {
  const of = (player: string, confidence: number) => aProp({ player, over: propBet(0.03, 'over', { confidence }) })
  expect(premiumPlayerPropsOf(boardWith([of('a', 65), of('b', 64)])).summary.topGrades).toBe(1)
})
