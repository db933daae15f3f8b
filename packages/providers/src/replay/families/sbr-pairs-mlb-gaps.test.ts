import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { sbrPairsOf } from '../../../testing/sbr-pairs-of.ts'

const read = sbrPairsOf('mlb')

const NO_OPENING_LINE = [
  '2019,2019-04-13,413,901,V,PIT,CARCHER-R,0,0,0,1,0,1,0,0,0,2,NL,109,,1.5,-195,8.5,-110,9,100',
  '2019,2019-04-13,413,902,H,WAS,ASANCHEZ-R,0,0,0,1,0,0,0,2,x,3,NL,-119,,-1.5,166,8.5,-110,9,-120',
]
const POSTPONED = [
  '2016,2016-06-06,606,903,V,NYM,SMATZ-L,,,,,,,,,,NL,-115,113,+1.5(-200),,,8,100,7.5,-110',
  '2016,2016-06-06,606,904,H,PIT,JNIESE-L,,,,,,,,,,NL,105,-128,-1.5(+170),,,8,-120,7.5,-110',
]
const MISPRINTS = [
  '2018,2018-08-29,829,921,V,SEA,ERAMIREZ-R,1,0,0,0,0,0,0,2,0,3,-118,8,-1.5(+147),,,8,-110,101,-110',
  '2018,2018-08-29,829,922,H,SDG,JLUCCHESI-L,2,1,4,0,1,0,0,0,x,8,108,-218,+1.5(-169),,,8,-110,101,-110',
]
const TWO_DATES = [
  '2010,2010-06-30,630,951,V,CIN,TWOOD-L,1,0,0,0,0,0,0,1,0,3,115,117,,,,9,100,8,-105',
  '2010,2010-07-01,701,952,H,CUB,CSILVA-R,0,0,0,0,0,0,0,2,0,2,-130,-132,,,,9,-120,8,-115',
]

/** A pair the archive does not have, in its columns from `Final` on. */
const pair = (away: string, home: string) => [
  `2016,2016-07-01,701,901,V,SFO,JCUETO-R,0,0,0,0,0,0,0,0,1,${away}`,
  `2016,2016-07-01,701,902,H,ARI,PCORBIN-L,0,0,0,0,0,0,0,0,2,${home}`,
]

describe('an MLB game with a missing price', () => {
  it('keeps its closing prices if its opening line is NL', () => {
    const { games, leftOut } = read(...NO_OPENING_LINE)
    expect(games[0]?.score).toEqual({ home: 3, away: 2 })
    expect(pricesOf(games[0]!)).toEqual({
      'close moneyline': [minus(119), plus(109)],
      'open total 8.5': [minus(110), minus(110)],
      'close total 9': [plus(100), minus(120)],
      'close spread -1.5': [plus(166), minus(195)],
    })
    expect(leftOut).toEqual(['price: no line'])
  })

  it('has no total if its cell is NL, -, x or empty', () => {
    const totalOf = (cell: string) => {
      const { games, leftOut } = read(...pair(`1,105,110,,,,${cell},-110,8,-105`, `2,-115,-120,,,,${cell},-110,8,-115`))
      return { prices: pricesOf(games[0]!), leftOut }
    }
    const prices = {
      'open moneyline': [minus(115), plus(105)],
      'close moneyline': [minus(120), plus(110)],
      'close total 8': [minus(105), minus(115)],
    }
    expect(['NL', '-', 'x', ''].map(totalOf)).toEqual([
      { prices, leftOut: ['price: no line'] },
      { prices, leftOut: ['price: no line'] },
      { prices, leftOut: ['price: no line'] },
      { prices, leftOut: [] },
    ])
  })

  it.each([
    ['one side of a moneyline is empty', ['', '-120'], 'price: one-sided price'],
    ['one side of a moneyline is x', ['x', '-120'], 'price: no line'],
    ['one side of a moneyline is -', ['110', '-'], 'price: no line'],
    ['a moneyline is text', ['odds', '-120'], 'price: not a price'],
    ['both moneylines are the favorite’s', ['-150', '-160'], 'price: prices sum too high'],
    ['both moneylines are the underdog’s', ['120', '110'], 'price: prices sum below 1'],
  ])('has no closing moneyline if %s', (_, [away, home], reason) => {
    const { games, leftOut } = read(...pair(`1,105,${away},,,,8,-110,8,-105`, `2,-115,${home},,,,8,-110,8,-115`))
    expect(Object.keys(pricesOf(games[0]!))).toEqual(['open moneyline', 'open total 8', 'close total 8'])
    expect(leftOut).toEqual([reason])
  })
})

it('reads an MLB moneyline written pk as even money', () => {
  const { games } = read(...pair('1,105,pk,,,,,,,', '2,-115,PK,,,,,,,'))
  expect(pricesOf(games[0]!)).toEqual({
    'open moneyline': [minus(115), plus(105)],
    'close moneyline': [plus(100), plus(100)],
  })
})

describe('an MLB game with a misprint', () => {
  it('loses a closing moneyline of 8 and a total of 101, and keeps the rest', () => {
    const { games, leftOut } = read(...MISPRINTS)
    expect(games[0]?.score).toEqual({ home: 8, away: 3 })
    expect(pricesOf(games[0]!)).toEqual({
      'open moneyline': [plus(108), minus(118)],
      'open total 8': [minus(110), minus(110)],
      'close spread 1.5': [minus(169), plus(147)],
    })
    expect(leftOut).toEqual(['price: moneyline between -100 and +100', 'price: total out of range'])
  })

  it.each([
    ['two totals', ['', '', '8'], ['', '', '8.5'], 'price: two totals in one pair'],
    ['a run line on one side', ['-1.5(-104)', '', '8'], ['', '', '8'], null],
    [
      'two run lines of one sign',
      ['-1.5(-104)', '', '8'],
      ['-1.5(-116)', '', '8'],
      'price: spreads of the sides do not mirror',
    ],
    ['a run line of a quarter', ['-1.25(-104)', '', '8'], ['1.25(-116)', '', '8'], 'price: spread out of range'],
    ['a run line of 15', ['-15(-104)', '', '8'], ['15(-116)', '', '8'], 'price: spread out of range'],
    ['a run line that is text', ['even', '', '8'], ['-1.5(-116)', '', '8'], 'price: not a line'],
  ] as const)(
    'loses that market if it has %s',
    (_, [awayLine, awayPrice, awayTotal], [homeLine, homePrice, homeTotal], reason) => {
      const { games, leftOut } = read(
        ...pair(
          `1,105,110,${awayLine},,${awayPrice},,,${awayTotal},-105`,
          `2,-115,-120,${homeLine},,${homePrice},,,${homeTotal},-115`,
        ),
      )
      const kinds = games[0]?.quotes.map(({ market }) => market.kind)
      expect(kinds).not.toContain('spread')
      expect(kinds?.includes('total')).toBe(awayTotal === homeTotal)
      expect(leftOut).toEqual(reason === null ? [] : [reason])
    },
  )
})

describe('an MLB game without a result', () => {
  it('has prices and no winner if the game was postponed (NL)', () => {
    const { games, leftOut } = read(...POSTPONED)
    expect(games).toMatchObject([{ away: 'NYM', home: 'PIT', score: null, winner: null, periods: null }])
    expect(pricesOf(games[0]!)).toEqual({
      'open moneyline': [plus(105), minus(115)],
      'close moneyline': [minus(128), plus(113)],
      'open total 8': [plus(100), minus(120)],
      'close total 7.5': [minus(110), minus(110)],
      'close spread -1.5': [plus(170), minus(200)],
    })
    expect(leftOut).toEqual(['price: not a score', 'price: not a score'])
  })

  it('is left out if its rows name two days', () => {
    expect(read(...TWO_DATES)).toEqual({ games: [], leftOut: ['row: two dates in one pair'] })
  })

  it('is left out if a row is neither visitor, home nor neutral, and the next pair is read', () => {
    const malformed = NO_OPENING_LINE.map((row) => row.replace(',V,', ',?,'))
    const { games, leftOut } = read(...malformed, ...MISPRINTS)
    expect(games.map(({ home }) => home)).toEqual(['SDG'])
    expect(leftOut.slice(0, 2)).toEqual(['row: neither visitor, home nor neutral', 'row: row without a partner'])
  })

  it('is left out if the file is cut within the row', () => {
    const cut = MISPRINTS[1]!.slice(0, '2018,2018-08-29,829'.length)
    expect(read(MISPRINTS[0]!, cut)).toEqual({
      games: [],
      leftOut: ['row: row without a partner', 'row: neither visitor, home nor neutral'],
    })
  })
})
