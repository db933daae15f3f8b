import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf, sourcesOf } from '../../../testing/priced-rows.ts'
import { sbrPairsOf } from '../../../testing/sbr-pairs-of.ts'
import { settleClose } from '../../../testing/settle-close.ts'

const read = sbrPairsOf('nhl')

const HOME_FAVORITE = [
  '2019-20,2019-10-02,1002,1,V,Ottawa,1,1,1,3,245,270,1.5,105,6,-110,6.5,-115',
  '2019-20,2019-10-02,1002,2,H,Toronto,0,4,1,5,-300,-310,-1.5,-125,6,-110,6.5,-105',
]
const OVERTIME = [
  '2019-20,2019-10-02,1002,3,V,Washington,1,1,0,3,115,135,1.5,-210,5.5,-110,5.5,-110',
  '2019-20,2019-10-02,1002,4,H,St.Louis,2,0,0,2,-135,-150,-1.5,185,5.5,-110,5.5,-110',
]
const TOTAL_MOVES = [
  '2019-20,2019-10-02,1002,7,V,SanJose,1,0,0,1,151,170,1.5,-160,6,-110,6.5,-120',
  '2019-20,2019-10-02,1002,8,H,Vegas,2,1,1,4,-175,-190,-1.5,140,6,-110,6.5,100',
]
const PICK_EM = [
  '2019-20,2019-10-03,1003,19,V,Boston,2,0,0,2,-110,-105,-1.5,245,5.5,-110,5.5,105',
  '2019-20,2019-10-03,1003,20,H,Dallas,0,1,0,1,-110,-105,1.5,-290,5.5,-110,5.5,-125',
]
const TOTAL_PUSH = [
  '2019-20,2019-10-05,1005,67,V,Minnesota,1,1,0,2,160,135,1.5,-190,6,-110,6,100',
  '2019-20,2019-10-05,1005,68,H,Colorado,2,1,1,4,-185,-150,-1.5,170,6,-110,6,-120',
]
const AWAY_FAVORITE = [
  '2019-20,2019-10-06,1006,81,V,Dallas,2,0,1,3,-133,-160,-1.5,185,5.5,-110,5.5,-110',
  '2019-20,2019-10-06,1006,82,H,Detroit,0,2,2,4,113,145,1.5,-210,5.5,-110,5.5,-110',
]
const AWAY_BECOMES_FAVORITE = [
  '2019-20,2019-10-10,1010,37,V,SanJose,2,2,1,5,102,-110,-1.5,215,6.5,-110,6.5,-125',
  '2019-20,2019-10-10,1010,38,H,Chicago,2,2,0,4,-122,100,1.5,-245,6.5,-110,6.5,105',
]
const HOME_BECOMES_FAVORITE = [
  '2019-20,2019-10-10,1010,33,V,Washington,1,3,1,5,-150,120,1.5,-230,5.5,-110,6,-110',
  '2019-20,2019-10-10,1010,34,H,Nashville,1,1,4,6,130,-130,-1.5,200,5.5,-110,6,-110',
]
const NEUTRAL = [
  '2019-20,2020-08-01,801,3,N,NYRangers,0,1,1,2,120,125,1.5,-200,8.5,-110,6,100',
  '2019-20,2020-08-01,801,4,N,Carolina,1,1,1,3,-150,-135,-1.5,175,8.5,-110,6,-120',
]
const NEUTRAL_OVERTIME = [
  '2019-20,2020-08-01,801,1,N,Montreal,1,1,0,3,-110,143,1.5,-180,7.5,-110,5.5,100',
  '2019-20,2020-08-01,801,2,N,Pittsburgh,0,2,0,2,-120,-158,-1.5,160,7.5,-110,5.5,-120',
]
/** Detroit was the host of 2020-01-17: the labels are swapped, and the rotation numbers are in order. */
const LABELS_SWAPPED = [
  '2019-20,2020-01-17,117,55,H,Pittsburgh,0,0,1,2,-230,-230,-1.5,110,6,-110,6,-105',
  '2019-20,2020-01-17,117,56,V,Detroit,0,1,0,1,192,205,1.5,-130,6,-110,6,-115',
]

describe('the result of an NHL game', () => {
  it('takes the visitor’s score from the first row and the home score from the second', () => {
    const rows = [HOME_FAVORITE, OVERTIME, PICK_EM, TOTAL_PUSH, AWAY_FAVORITE, HOME_BECOMES_FAVORITE, NEUTRAL]
    const { games, leftOut } = read(...rows.flat())
    expect(
      games.map(({ day, away, home, score, winner }) => [day, away, score?.away, home, score?.home, winner]),
    ).toEqual([
      ['2019-10-02', 'Ottawa', 3, 'Toronto', 5, 'home'],
      ['2019-10-02', 'Washington', 3, 'St.Louis', 2, 'away'],
      ['2019-10-03', 'Boston', 2, 'Dallas', 1, 'away'],
      ['2019-10-05', 'Minnesota', 2, 'Colorado', 4, 'home'],
      ['2019-10-06', 'Dallas', 3, 'Detroit', 4, 'home'],
      ['2019-10-10', 'Washington', 5, 'Nashville', 6, 'home'],
      ['2020-08-01', 'NYRangers', 2, 'Carolina', 3, 'home'],
    ])
    expect(games.map(({ neutral }) => neutral)).toEqual([false, false, false, false, false, false, true])
    expect(leftOut).toEqual([])
  })

  it('lists three periods, and overtime as the fourth', () => {
    const { games } = read(...HOME_FAVORITE, ...OVERTIME, ...NEUTRAL_OVERTIME)
    expect(games.map(({ periods }) => periods)).toEqual([
      { away: [1, 1, 1], home: [0, 4, 1] },
      { away: [1, 1, 0, 1], home: [2, 0, 0, 0] },
      { away: [1, 1, 0, 1], home: [0, 2, 0, 0] },
    ])
  })

  it.each([
    ['2–4 as a push on a total of 6 and a win of -1.5', TOTAL_PUSH, 'push', 'win'],
    ['3–5 as over 6.5 and a win of -1.5', HOME_FAVORITE, 'win', 'win'],
    ['2–3 as under 6 and a loss of -1.5', NEUTRAL, 'lose', 'lose'],
  ])('settles %s', (_, rows, total, spread) => {
    const [game] = read(...rows).games
    expect([settleClose(game!, 'total'), settleClose(game!, 'spread')]).toEqual([total, spread])
  })

  it('is kept for both games of the same teams on one day', () => {
    // The archive has none: the second game repeats the first with another rotation number and score.
    const second = TOTAL_PUSH.map((row) =>
      row.replace(',67,V,', ',91,V,').replace(',68,H,', ',92,H,').replace('2,1,1,4', '0,0,0,0'),
    )
    const { games, leftOut } = read(...TOTAL_PUSH, ...AWAY_FAVORITE, ...second)
    expect(games.map(({ home, score }) => [home, score?.home])).toEqual([
      ['Colorado', 4],
      ['Detroit', 4],
      ['Colorado', 0],
    ])
    expect(leftOut).toEqual([])
  })

  it('takes the team with the odd rotation number as the visitor if the labels are swapped', () => {
    const { games, leftOut } = read(...LABELS_SWAPPED)
    expect(games).toMatchObject([{ away: 'Pittsburgh', home: 'Detroit', score: { away: 2, home: 1 }, neutral: false }])
    expect(leftOut).toEqual(['price: visitor and home swapped'])
  })
})

describe('the prices of an NHL game', () => {
  it('are of Sportsbook Reviews, opening and closing, without a time', () => {
    expect(sourcesOf(read(...HOME_FAVORITE, ...PICK_EM, ...NEUTRAL).games)).toEqual([
      ['Sportsbook Reviews', 'open', true],
      ['Sportsbook Reviews', 'close', true],
    ])
  })

  // The moneyline home first, the total's over first (it is in the visitor's row), the puck line home first.
  it.each<[string, readonly string[], Record<string, number[]>]>([
    [
      'a home favorite',
      HOME_FAVORITE,
      {
        'open moneyline': [minus(300), plus(245)],
        'close moneyline': [minus(310), plus(270)],
        'open total 6': [minus(110), minus(110)],
        'close total 6.5': [minus(115), minus(105)],
        'close spread -1.5': [minus(125), plus(105)],
      },
    ],
    [
      'an away favorite',
      AWAY_FAVORITE,
      {
        'open moneyline': [plus(113), minus(133)],
        'close moneyline': [plus(145), minus(160)],
        'open total 5.5': [minus(110), minus(110)],
        'close total 5.5': [minus(110), minus(110)],
        'close spread 1.5': [minus(210), plus(185)],
      },
    ],
    [
      'a pick’em',
      PICK_EM,
      {
        'open moneyline': [minus(110), minus(110)],
        'close moneyline': [minus(105), minus(105)],
        'open total 5.5': [minus(110), minus(110)],
        'close total 5.5': [plus(105), minus(125)],
        'close spread 1.5': [minus(290), plus(245)],
      },
    ],
    [
      'a visitor that becomes the favorite',
      AWAY_BECOMES_FAVORITE,
      {
        'open moneyline': [minus(122), plus(102)],
        'close moneyline': [plus(100), minus(110)],
        'open total 6.5': [minus(110), minus(110)],
        'close total 6.5': [minus(125), plus(105)],
        'close spread 1.5': [minus(245), plus(215)],
      },
    ],
    [
      'a home side that becomes the favorite',
      HOME_BECOMES_FAVORITE,
      {
        'open moneyline': [plus(130), minus(150)],
        'close moneyline': [minus(130), plus(120)],
        'open total 5.5': [minus(110), minus(110)],
        'close total 6': [minus(110), minus(110)],
        'close spread -1.5': [plus(200), minus(230)],
      },
    ],
    [
      'a total that moves up',
      TOTAL_MOVES,
      {
        'open moneyline': [minus(175), plus(151)],
        'close moneyline': [minus(190), plus(170)],
        'open total 6': [minus(110), minus(110)],
        'close total 6.5': [minus(120), plus(100)],
        'close spread -1.5': [plus(140), minus(160)],
      },
    ],
    [
      'a total that moves down on neutral ground',
      NEUTRAL,
      {
        'open moneyline': [minus(150), plus(120)],
        'close moneyline': [minus(135), plus(125)],
        'open total 8.5': [minus(110), minus(110)],
        'close total 6': [plus(100), minus(120)],
        'close spread -1.5': [plus(175), minus(200)],
      },
    ],
    [
      'a total whose over pays even money',
      TOTAL_PUSH,
      {
        'open moneyline': [minus(185), plus(160)],
        'close moneyline': [minus(150), plus(135)],
        'open total 6': [minus(110), minus(110)],
        'close total 6': [plus(100), minus(120)],
        'close spread -1.5': [plus(170), minus(190)],
      },
    ],
    [
      'a game with overtime',
      OVERTIME,
      {
        'open moneyline': [minus(135), plus(115)],
        'close moneyline': [minus(150), plus(135)],
        'open total 5.5': [minus(110), minus(110)],
        'close total 5.5': [minus(110), minus(110)],
        'close spread -1.5': [plus(185), minus(210)],
      },
    ],
    [
      'a game with swapped labels',
      LABELS_SWAPPED,
      {
        'open moneyline': [plus(192), minus(230)],
        'close moneyline': [plus(205), minus(230)],
        'open total 6': [minus(110), minus(110)],
        'close total 6': [minus(105), minus(115)],
        'close spread 1.5': [minus(130), plus(110)],
      },
    ],
  ])('are read for %s', (_, rows, prices) => {
    expect(pricesOf(read(...rows).games[0]!)).toEqual(prices)
  })
})
