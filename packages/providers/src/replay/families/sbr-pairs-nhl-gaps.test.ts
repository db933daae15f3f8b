import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { sbrPairsOf } from '../../../testing/sbr-pairs-of.ts'

const read = sbrPairsOf('nhl')

const NO_OPENING_LINE = [
  '2020-21,2021-02-25,225,1,V,Chicago,0,0,2,2,-,118,1.5,-220,5.5,-110,6,-105',
  '2020-21,2021-02-25,225,2,H,Columbus,0,0,0,0,-,-128,-1.5,195,5.5,-110,6,-115',
]
const FINAL_SHIFTED = [
  '2020-21,2021-03-04,304,37,V,Toronto,1,0,0,1,-158,-165,-1.5,140,6.5,-110,6.5,-120',
  '2020-21,2021-03-04,304,38,H,Vancouver,1,1,3,F,138,150,1.5,-160,6.5,-110,6.5,100',
]
const PRICE_MISSPELLED = [
  '2020-21,2021-04-26,426,1,V,Vancouver,1,0,0,1,-120,-117,-1.5,205,6,-105,6,a100',
  '2020-21,2021-04-26,426,2,H,Ottawa,1,1,0,2,100,107,1.5,-235,6,-115,6,-120',
]
const NO_PUCK_LINE = [
  '2021-22,2021-11-13,1113,17,V,Arizona,0,0,1,1,235,240,1.5,NL,5.5,105,5.5,110',
  '2021-22,2021-11-13,1113,18,H,Nashville,2,1,1,4,-290,-270,-1.5,NL,5.5,-125,5.5,-130',
]
const HOME_FAVORITE = [
  '2019-20,2019-10-02,1002,1,V,Ottawa,1,1,1,3,245,270,1.5,105,6,-110,6.5,-115',
  '2019-20,2019-10-02,1002,2,H,Toronto,0,4,1,5,-300,-310,-1.5,-125,6,-110,6.5,-105',
]
const OVERTIME = [
  '2019-20,2019-10-02,1002,3,V,Washington,1,1,0,3,115,135,1.5,-210,5.5,-110,5.5,-110',
  '2019-20,2019-10-02,1002,4,H,St.Louis,2,0,0,2,-135,-150,-1.5,185,5.5,-110,5.5,-110',
]

describe('an NHL game with a missing or misprinted cell', () => {
  it('has prices and no score if the final score is misprinted', () => {
    const { games, leftOut } = read(...FINAL_SHIFTED)
    expect(games).toMatchObject([{ home: 'Vancouver', score: null, winner: null, periods: null }])
    expect(Object.keys(pricesOf(games[0]!))).toHaveLength(5)
    expect(leftOut).toEqual(['price: not a score'])
  })

  it('has no opening moneyline if it is written as a dash', () => {
    const { games, leftOut } = read(...NO_OPENING_LINE)
    expect(pricesOf(games[0]!)).toEqual({
      'close moneyline': [minus(128), plus(118)],
      'open total 5.5': [minus(110), minus(110)],
      'close total 6': [minus(105), minus(115)],
      'close spread -1.5': [plus(195), minus(220)],
    })
    expect(leftOut).toEqual(['price: no line'])
  })

  it('has no puck line if its price is NL', () => {
    const { games, leftOut } = read(...NO_PUCK_LINE)
    expect(pricesOf(games[0]!)).toEqual({
      'open moneyline': [minus(290), plus(235)],
      'close moneyline': [minus(270), plus(240)],
      'open total 5.5': [plus(105), minus(125)],
      'close total 5.5': [plus(110), minus(130)],
    })
    expect(leftOut).toEqual(['price: no line'])
  })

  it('has no total if one price is misspelled', () => {
    const { games, leftOut } = read(...PRICE_MISSPELLED)
    expect(pricesOf(games[0]!)).toEqual({
      'open moneyline': [plus(100), minus(120)],
      'close moneyline': [plus(107), minus(117)],
      'open total 6': [minus(105), minus(115)],
      'close spread 1.5': [minus(235), plus(205)],
    })
    expect(leftOut).toEqual(['price: not a price'])
  })

  it.each([
    ['a puck line that is empty', ['', ''], ['', ''], []],
    ['a puck line that is x on both sides', ['x', '105'], ['x', '-125'], ['price: no line', 'price: no line']],
    ['a puck line of a pick’em (pk) without a price', ['pk', ''], ['pk', ''], []],
    ['a puck line given by both', ['-1.5', '105'], ['-1.5', '-125'], ['price: spreads of the sides do not mirror']],
    ['one price of a puck line', ['1.5', ''], ['-1.5', '-125'], ['price: one-sided price']],
  ] as const)('has no spread where the pair has %s', (_, [awayLine, awayPrice], [homeLine, homePrice], reasons) => {
    const { games, leftOut } = read(
      `2019-20,2019-12-01,1201,1,V,Ottawa,1,1,1,3,120,125,${awayLine},${awayPrice},6,-110,6,-110`,
      `2019-20,2019-12-01,1201,2,H,Toronto,0,4,1,5,-140,-145,${homeLine},${homePrice},6,-110,6,-110`,
    )
    expect(games[0]?.quotes.map(({ market, mark }) => `${mark} ${market.kind}`)).toEqual([
      'open moneyline',
      'close moneyline',
      'open total',
      'close total',
    ])
    expect(leftOut).toEqual(reasons)
  })

  it('reads a puck line of a pick’em (pk) as 0 on both sides', () => {
    const { games } = read(...HOME_FAVORITE.map((row) => row.replace(/,-?1\.5,(105|-125),/, ',pk,-110,')))
    expect(pricesOf(games[0]!)).toMatchObject({ 'close spread 0': [minus(110), minus(110)] })
  })
})

describe('a malformed NHL pair', () => {
  it.each([
    ['the visitor is missing', [HOME_FAVORITE[1]!], ['row: row without a partner']],
    ['the home side is missing', [HOME_FAVORITE[0]!], ['row: row without a partner']],
    ['the day is missing', HOME_FAVORITE.map((row) => row.replace('2019-10-02', '')), ['row: no date']],
    [
      'the label is missing',
      HOME_FAVORITE.map((row) => row.replace(/,[VH],/, ',,')),
      ['row: neither visitor, home nor neutral', 'row: neither visitor, home nor neutral'],
    ],
  ])('is left out if %s, and the next pair is read', (_, rows, reasons) => {
    const { games, leftOut } = read(...rows, ...OVERTIME)
    expect(games.map(({ home }) => home)).toEqual(['St.Louis'])
    expect(leftOut).toEqual(reasons)
  })
})
