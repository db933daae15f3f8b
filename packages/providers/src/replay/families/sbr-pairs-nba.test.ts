import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf, sourcesOf } from '../../../testing/priced-rows.ts'
import { sbrPairsOf } from '../../../testing/sbr-pairs-of.ts'
import { settleClose } from '../../../testing/settle-close.ts'

const read = sbrPairsOf('nba')

/** The archive has no price next to a spread or total. */
const NO_PRICES = [null, null]

const HOME_FAVORITE = [
  '2007-08,2007-10-30,1030,501,V,Portland,26,23,28,20,97,184,189.5,900,95',
  '2007-08,2007-10-30,1030,502,H,SanAntonio,29,30,22,25,106,12.5,13,-1400,5',
]
const AWAY_FAVORITE = [
  '2016-17,2016-11-16,1116,513,V,GoldenState,34,32,29,32,127,3,6,-240,109.5',
  '2016-17,2016-11-16,1116,514,H,Toronto,38,15,33,35,121,219,222.5,200,pk',
]
const SPREAD_PUSH = [
  '2016-17,2016-11-13,1113,701,V,Charlotte,22,32,18,21,93,209,207.5,260,103.5',
  '2016-17,2016-11-13,1113,702,H,Cleveland,32,20,19,29,100,8,7,-320,6',
]
const TOTAL_PUSH = [
  '2016-17,2016-11-02,1102,513,V,Chicago,25,27,18,30,100,209.5,207,144,102.5',
  '2016-17,2016-11-02,1102,514,H,Boston,36,19,26,26,107,2.5,3,-164,1',
]
const PICK_EM = [
  '2007-08,2007-11-07,1107,515,V,Memphis,27,22,38,18,105,219.5,218.5,-110,2',
  '2007-08,2007-11-07,1107,516,H,Seattle,24,33,24,17,98,1.5,pk,-110,107',
]
const PICK_EM_AT_CLOSE = [
  '2007-08,2007-12-02,1202,703,V,Indiana,32,18,27,24,101,1.5,198,-110,97',
  '2007-08,2007-12-02,1202,704,H,LAClippers,19,32,25,19,95,202,pk,-110,pk',
]
const PICK_EM_OF_VISITOR = [
  '2007-08,2008-02-19,219,711,V,Boston,31,31,22,34,118,pk,pk,-107,NL',
  '2007-08,2008-02-19,219,712,H,Denver,36,26,26,36,124,208,208,-103,NL',
]
const PICK_EM_AT_OPEN = [
  '2007-08,2007-11-06,1106,709,V,Toronto,23,25,16,21,85,191,3,-160,5',
  '2007-08,2007-11-06,1106,710,H,Milwaukee,37,26,25,24,112,pk,190,140,95',
]
const AWAY_BECOMES_FAVORITE = [
  '2018-19,2018-10-17,1017,719,V,Dallas,24,22,27,27,100,215,2.5,-130,4.5',
  '2018-19,2018-10-17,1017,720,H,Phoenix,37,19,27,38,121,1,212.5,110,106',
]
const HOME_BECOMES_FAVORITE = [
  '2018-19,2018-10-20,1020,513,V,Minnesota,46,23,30,37,136,2.5,220.5,110,110',
  '2018-19,2018-10-20,1020,514,H,Dallas,37,32,28,43,140,216,2,-130,1',
]
const NEUTRAL = [
  '2012-13,2013-01-17,117,501,N,NewYork,29,27,19,27,102,5,5.5,-230,97.5',
  '2012-13,2013-01-17,117,502,N,Detroit,17,24,22,24,87,193.5,197.5,190,1.5',
]
const OVERTIME = [
  '2018-19,2018-10-22,1022,515,V,SanAntonio,40,25,34,29,143,222.5,226.5,110,116.5',
  '2018-19,2018-10-22,1022,516,H,LALakers,26,34,36,32,142,1,2,-130,2.5',
]

describe('the result of an NBA game', () => {
  it('takes the visitor’s score from the first row and the home score from the second', () => {
    const rows = [HOME_FAVORITE, AWAY_FAVORITE, TOTAL_PUSH, PICK_EM, PICK_EM_AT_OPEN, HOME_BECOMES_FAVORITE, NEUTRAL]
    const { games, leftOut } = read(...rows.flat())
    expect(
      games.map(({ day, away, home, score, winner }) => [day, away, score?.away, home, score?.home, winner]),
    ).toEqual([
      ['2007-10-30', 'Portland', 97, 'SanAntonio', 106, 'home'],
      ['2016-11-16', 'GoldenState', 127, 'Toronto', 121, 'away'],
      ['2016-11-02', 'Chicago', 100, 'Boston', 107, 'home'],
      ['2007-11-07', 'Memphis', 105, 'Seattle', 98, 'away'],
      ['2007-11-06', 'Toronto', 85, 'Milwaukee', 112, 'home'],
      ['2018-10-20', 'Minnesota', 136, 'Dallas', 140, 'home'],
      ['2013-01-17', 'NewYork', 102, 'Detroit', 87, 'away'],
    ])
    expect(games.map(({ neutral }) => neutral)).toEqual([false, false, false, false, false, false, true])
    expect(leftOut).toEqual([])
  })

  it('lists four quarters, and overtime as the fifth', () => {
    const { games } = read(...HOME_FAVORITE, ...OVERTIME)
    expect(games.map(({ periods }) => periods)).toEqual([
      { away: [26, 23, 28, 20], home: [29, 30, 22, 25] },
      // 40 + 25 + 34 + 29 = 128 of 143 points, and 26 + 34 + 36 + 32 = 128 of 142.
      { away: [40, 25, 34, 29, 15], home: [26, 34, 36, 32, 14] },
    ])
  })

  it.each([
    ['a home favorite of 7 that wins by 7 as a push', SPREAD_PUSH, 'push', 'lose'],
    ['an away favorite of 6 that wins by 6 as a push', AWAY_FAVORITE, 'push', 'win'],
    ['a total of 207 and a score of 100–107 as a push', TOTAL_PUSH, 'win', 'push'],
    ['a home favorite of 13 that wins by 9 as a loss', HOME_FAVORITE, 'lose', 'win'],
    ['a home underdog of 3 that wins as a win', PICK_EM_AT_OPEN, 'win', 'win'],
  ])('settles %s', (_, rows, spread, total) => {
    const [game] = read(...rows).games
    expect([settleClose(game!, 'spread'), settleClose(game!, 'total')]).toEqual([spread, total])
  })

  it('is kept for both games of the same teams on one day', () => {
    // The archive has none: the second game repeats the first with other numbers.
    const second = [
      '2016-17,2016-11-02,1102,535,V,Chicago,25,25,25,25,100,205,206,150,1',
      '2016-17,2016-11-02,1102,536,H,Boston,20,20,20,20,80,1,4,-170,98',
    ]
    const { games } = read(...TOTAL_PUSH, ...SPREAD_PUSH, ...second)
    expect(games.map(({ home, score }) => [home, score?.home])).toEqual([
      ['Boston', 107],
      ['Cleveland', 100],
      ['Boston', 80],
    ])
    expect(games.map(pricesOf).map((prices) => Object.keys(prices)[2])).toEqual([
      'close spread -3',
      'close spread -7',
      'close spread -4',
    ])
  })
})

describe('the lines of an NBA game', () => {
  it('are of Sportsbook Reviews, opening and closing, without a time', () => {
    expect(sourcesOf(read(...HOME_FAVORITE, ...PICK_EM, ...NEUTRAL).games)).toEqual([
      ['Sportsbook Reviews', 'open', true],
      ['Sportsbook Reviews', 'close', true],
    ])
  })

  it.each([
    [
      'a home favorite gives',
      HOME_FAVORITE,
      ['spread -12.5', 'total 184'],
      ['spread -13', 'total 189.5'],
      [minus(1400), plus(900)],
    ],
    [
      'a home underdog receives',
      AWAY_FAVORITE,
      ['spread 3', 'total 219'],
      ['spread 6', 'total 222.5'],
      [plus(200), minus(240)],
    ],
    [
      'nobody gives in a pick’em',
      PICK_EM,
      ['spread -1.5', 'total 219.5'],
      ['spread 0', 'total 218.5'],
      [minus(110), minus(110)],
    ],
    [
      'nobody gives, with pk in the visitor’s row',
      PICK_EM_OF_VISITOR,
      ['spread 0', 'total 208'],
      ['spread 0', 'total 208'],
      [minus(103), minus(107)],
    ],
    [
      'an away favorite gives until it is a pick’em',
      PICK_EM_AT_CLOSE,
      ['spread 1.5', 'total 202'],
      ['spread 0', 'total 198'],
      [minus(110), minus(110)],
    ],
    [
      'nobody gives until the visitor does',
      PICK_EM_AT_OPEN,
      ['spread 0', 'total 191'],
      ['spread 3', 'total 190'],
      [plus(140), minus(160)],
    ],
    [
      'the home side gives until the visitor does',
      AWAY_BECOMES_FAVORITE,
      ['spread -1', 'total 215'],
      ['spread 2.5', 'total 212.5'],
      [plus(110), minus(130)],
    ],
    [
      'the visitor gives until the home side does',
      HOME_BECOMES_FAVORITE,
      ['spread 2.5', 'total 216'],
      ['spread -2', 'total 220.5'],
      [minus(130), plus(110)],
    ],
    [
      'the second team on neutral ground receives',
      NEUTRAL,
      ['spread 5', 'total 193.5'],
      ['spread 5.5', 'total 197.5'],
      [plus(190), minus(230)],
    ],
    [
      'a favorite gives in a game with overtime',
      OVERTIME,
      ['spread -1', 'total 222.5'],
      ['spread -2', 'total 226.5'],
      [minus(130), plus(110)],
    ],
  ])('are what %s, with the total of the other row', (_, rows, opening, closing, moneyline) => {
    const { games, leftOut } = read(...rows)
    const lines = [...opening.map((line) => `open ${line}`), ...closing.map((line) => `close ${line}`)]
    expect(pricesOf(games[0]!)).toEqual({
      ...Object.fromEntries(lines.map((line) => [line, NO_PRICES])),
      'close moneyline': moneyline,
    })
    expect(leftOut).toEqual([])
  })

  it.each([
    ['home', PICK_EM],
    ['visitor’s', PICK_EM_OF_VISITOR],
  ])('are 0 rather than −0 where pk is in the %s row', (_, rows) => {
    const { quotes } = read(...rows).games[0]!
    expect(quotes.findLast(({ market }) => market.kind === 'spread')?.market.line).toBe(0)
  })
})
