import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOdds } from '../price/decimal-odds.ts'
import { profitOf } from './profit-of.ts'
import { type FinalScore, type SelectionBet, settleSelection } from './settle-selection.ts'

type Kind = SelectionBet['market']['kind']
type Selection = SelectionBet['selection']

const even = decimalOdds(2)
const betOn = (kind: Kind, line: number | null, selection: Selection): SelectionBet => ({
  market: { kind, line, team: kind === 'team-total' ? 'home' : null },
  selection,
})
const kindOf = (kind: Kind, line: number | null, selection: Selection, score: FinalScore) =>
  settleSelection(betOn(kind, line, selection), score)?.kind ?? null
/** Profit at even money, so that a win and a loss weigh the same. */
const profitAt = (kind: Kind, line: number | null, selection: Selection, score: FinalScore): number =>
  profitOf(settleSelection(betOn(kind, line, selection), score)!, even)

const points = fc.integer({ min: 0, max: 30 })
const score = fc.record({ home: points, away: points, count: points })
const quarterLine = fc.integer({ min: -80, max: 80 }).map((quarters) => quarters / 4)
const lineKind = fc.constantFrom<Kind>('spread', 'total', 'team-total', 'player-prop')
const sidesOf = (kind: Kind): readonly [Selection, Selection] =>
  kind === 'spread' ? ['home', 'away'] : ['over', 'under']

// Independent oracle: the table at http://www.pro-tips.net/useful/ah.htm ("Asian Hendicap"). Per handicap of the backed team:
// what became of the bet if the team won by 3, 2, 1, drew, lost by 1, 2, 3. W won, w half won, 0 returned, l half lost, L lost.
const publishedHandicaps: readonly (readonly [handicap: number, outcomes: string])[] = [
  [0, 'WWW0LLL'],
  [-0.25, 'WWWlLLL'],
  [0.25, 'WWWwLLL'],
  [-0.5, 'WWWLLLL'],
  [0.5, 'WWWWLLL'],
  [-0.75, 'WWwLLLL'],
  [0.75, 'WWWWlLL'],
  [-1, 'WW0LLLL'],
  [1, 'WWWW0LL'],
  [-1.25, 'WWlLLLL'],
  [1.25, 'WWWWwLL'],
  [-1.5, 'WWLLLLL'],
  [1.5, 'WWWWWLL'],
  [-1.75, 'WwLLLLL'],
  [1.75, 'WWWWWlL'],
  [-2, 'W0LLLLL'],
  [2, 'WWWWW0L'],
]
const words = { W: 'win', w: 'half-win', '0': 'push', l: 'half-lose', L: 'lose' } as Record<string, string>

describe('published examples of settled bets', () => {
  it.each(publishedHandicaps)(
    'handicap %d ends %s for a team that wins by 3, 2, 1, draws, loses by 1, 2, 3',
    (handicap, outcomes) => {
      const margins = [3, 2, 1, 0, -1, -2, -3]
      const expected = outcomes.split('').map((letter) => words[letter])
      // A spread's line is the home side's handicap.
      expect(margins.map((by) => kindOf('spread', handicap, 'home', { home: 4 + by, away: 4 }))).toEqual(expected)
      expect(margins.map((by) => kindOf('spread', -handicap, 'away', { home: 4, away: 4 + by }))).toEqual(expected)
    },
  )

  // https://help.vptop.com/en/articles/12613113-football-prediction-guide and Pinnacle's help on double totals (under 5, 5.5).
  it.each([
    [2.25, 'over', ['lose', 'lose', 'half-lose', 'win', 'win', 'win', 'win']],
    [2.25, 'under', ['win', 'win', 'half-win', 'lose', 'lose', 'lose', 'lose']],
    [2.75, 'over', ['lose', 'lose', 'lose', 'half-win', 'win', 'win', 'win']],
    [2.75, 'under', ['win', 'win', 'win', 'half-lose', 'lose', 'lose', 'lose']],
    [5.25, 'under', ['win', 'win', 'win', 'win', 'win', 'half-win', 'lose']],
  ] as const)('total %d, %s, by the goals scored', (line, selection, expected) => {
    expect([0, 1, 2, 3, 4, 5, 6].map((goals) => kindOf('total', line, selection, { home: goals, away: 0 }))).toEqual(
      expected,
    )
  })

  // bettingwiki.org, "Team totals": a team total of 108 and exactly 108 points push both ways.
  it('pushes both sides of a team total that is hit exactly, whatever the other team scored', () => {
    const final = { home: 108, away: 97 }
    expect([kindOf('team-total', 108, 'over', final), kindOf('team-total', 108, 'under', final)]).toEqual([
      'push',
      'push',
    ])
    const away = { market: { kind: 'team-total', line: 97.5, team: 'away' }, selection: 'under' } as const
    expect(settleSelection(away, final)).toEqual({ kind: 'win' })
  })

  // get.justbet.help, "Pushes on straight bets": the Chiefs −4 win 24–20; a moneyline pushes in a tie, unless the draw is priced.
  it('pushes a spread on the number, and a tie on the moneyline', () => {
    const final = { home: 24, away: 20 }
    expect([kindOf('spread', -4, 'home', final), kindOf('spread', -4, 'away', final)]).toEqual(['push', 'push'])
    const tie = { home: 20, away: 20 }
    expect([kindOf('moneyline', null, 'home', tie), kindOf('moneyline', null, 'away', tie)]).toEqual(['push', 'push'])
    expect(['home', 'draw', 'away'].map((side) => kindOf('three-way', null, side as Selection, tie))).toEqual([
      'lose',
      'win',
      'lose',
    ])
  })
})

describe('laws of settling', () => {
  it('takes from one side of a line what it gives to the other', () => {
    fc.assert(
      fc.property(lineKind, quarterLine, score, (kind, line, final) => {
        const [first, second] = sidesOf(kind)
        expect(profitAt(kind, line, first, final) + profitAt(kind, line, second, final)).toBe(0)
      }),
    )
  })

  it('lets exactly one of three outcomes win, and both sides of a moneyline or neither push', () => {
    fc.assert(
      fc.property(score, (final) => {
        const ends = (['home', 'draw', 'away'] as const).map((side) => kindOf('three-way', null, side, final))
        expect(ends.filter((end) => end === 'win')).toHaveLength(1)
        expect(ends.filter((end) => end === 'lose')).toHaveLength(2)
        expect(profitAt('moneyline', null, 'home', final) + profitAt('moneyline', null, 'away', final)).toBe(0)
      }),
    )
  })

  it('settles a quarter line as half the stake on each neighboring line', () => {
    const betweenLines = fc.integer({ min: -40, max: 40 }).map((halves) => halves / 2 + 0.25)
    fc.assert(
      fc.property(lineKind, betweenLines, score, fc.nat(1), (kind, line, final, side) => {
        const selection = sidesOf(kind)[side]!
        const [low, high] = [line - 0.25, line + 0.25].map((neighbor) => profitAt(kind, neighbor, selection, final))
        expect(profitAt(kind, line, selection, final)).toBe((low! + high!) / 2)
      }),
    )
  })

  it('never pays less for a better line', () => {
    fc.assert(
      fc.property(lineKind, quarterLine, fc.integer({ min: 1, max: 20 }), score, (kind, line, quarters, final) => {
        const [first, second] = sidesOf(kind)
        // A higher handicap is better for the home side, a higher total for the under.
        const better = kind === 'spread' ? first : second
        expect(profitAt(kind, line + quarters / 4, better, final)).toBeGreaterThanOrEqual(
          profitAt(kind, line, better, final),
        )
      }),
    )
  })

  it('settles the away side as the home side of the same game the other way around', () => {
    fc.assert(
      fc.property(quarterLine, score, (line, { home, away }) => {
        const turned = { home: away, away: home }
        expect(kindOf('spread', line, 'away', { home, away })).toBe(kindOf('spread', -line, 'home', turned))
        expect(kindOf('moneyline', null, 'away', { home, away })).toBe(kindOf('moneyline', null, 'home', turned))
      }),
    )
  })
})

describe('settling with what is known', () => {
  it.each([
    ['spread', 'home', { winner: 'home' }],
    ['spread', 'home', { home: 3, away: null }],
    ['total', 'over', { winner: 'away', count: 4 }],
    ['team-total', 'over', { away: 9 }],
    ['player-prop', 'under', { home: 3, away: 1 }],
    ['player-prop', 'under', { count: null }],
  ] as const)('does not decide a %s (%s) by %j', (kind, selection, final) => {
    expect(settleSelection(betOn(kind, 2.5, selection), final)).toBeNull()
  })

  it('does not decide a winner without a winner or both scores', () => {
    expect(kindOf('moneyline', null, 'home', { home: 3 })).toBeNull()
    expect(kindOf('three-way', null, 'draw', {})).toBeNull()
  })

  it('believes the named winner before the scores: a decision may follow a level score', () => {
    expect(kindOf('moneyline', null, 'home', { winner: 'home', home: 2, away: 2 })).toBe('win')
    expect(kindOf('moneyline', null, 'away', { winner: 'home', home: null, away: null })).toBe('lose')
  })

  it('throws for a bet that no book takes', () => {
    const final = { home: 3, away: 1 }
    expect(() => kindOf('moneyline', null, 'draw', final)).toThrow('a moneyline has no selection draw')
    expect(() => kindOf('total', 2.5, 'home', final)).toThrow('a total has no selection home')
    expect(() => kindOf('spread', null, 'home', final)).toThrow('a spread needs a line, got none')
    expect(() => kindOf('spread', 0.1, 'home', final)).toThrow(RangeError)
    expect(() => kindOf('total', 2.5, 'over', { home: 0.5, away: 1 })).toThrow(RangeError)
    const nobody = { market: { kind: 'team-total', line: 2.5, team: null }, selection: 'over' } as const
    expect(() => settleSelection(nobody, final)).toThrow('a team total needs a team, got none')
  })
})

describe('the profit of a settled bet', () => {
  it('is the price less one, half of it, nothing, half of the stake or the stake', () => {
    const price = decimalOdds(2.5)
    const kinds = ['win', 'half-win', 'push', 'void', 'half-lose', 'lose'] as const
    expect(kinds.map((kind) => profitOf({ kind }, price))).toEqual([1.5, 0.75, 0, 0, -0.5, -1])
  })

  it('splits the stake in a dead heat', () => {
    expect(profitOf({ kind: 'dead-heat', tied: 3, places: 1 }, decimalOdds(6))).toBe(1)
    expect(() => profitOf({ kind: 'dead-heat', tied: 1, places: 2 }, even)).toThrow(RangeError)
  })
})

it.each([
  ['moneyline', null, 'over', 'a moneyline has no selection over'],
  ['moneyline', null, 'under', 'a moneyline has no selection under'],
  ['moneyline', null, 'draw', 'a moneyline has no selection draw'],
  ['three-way', null, 'over', 'a three-way has no selection over'],
  ['three-way', null, 'under', 'a three-way has no selection under'],
  ['spread', -1.5, 'over', 'a spread has no selection over'],
  ['total', 8.5, 'home', 'a total has no selection home'],
  ['total', null, 'over', 'a total needs a line, got none'],
] as const)('refuses a %s at %s on %s', (kind, line, selection, message) => {
  expect(() => settleSelection(betOn(kind, line, selection), { home: 1, away: 0 })).toThrow(message)
})

it('does not settle what half a score tells', () => {
  expect(kindOf('moneyline', null, 'home', { home: 3, away: null })).toBeNull()
  expect(kindOf('moneyline', null, 'home', { home: null, away: 3 })).toBeNull()
  expect(kindOf('total', 8.5, 'over', { home: null, away: 9 })).toBeNull()
  expect(kindOf('spread', -1.5, 'home', { home: 9, away: null })).toBeNull()
  expect(kindOf('spread', -1.5, 'home', { home: null, away: 9 })).toBeNull()
})
