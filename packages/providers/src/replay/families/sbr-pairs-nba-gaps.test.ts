import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { sbrPairsOf } from '../../../testing/sbr-pairs-of.ts'

const read = sbrPairsOf('nba')

/** The archive has no price next to a spread or total. */
const NO_PRICES = [null, null]

const NO_MONEYLINE = [
  '2007-08,2008-03-30,330,507,V,Miami,13,17,18,14,62,183,184.5,NL,90',
  '2007-08,2008-03-30,330,508,H,Boston,32,18,18,20,88,22,23,NL,6.5',
]
const TOTAL_WITH_PRICE = [
  '2007-08,2008-03-16,316,509,V,LALakers,23,21,22,26,92,197.5u10,196,150,3',
  '2007-08,2008-03-16,316,510,H,Houston,24,35,12,33,104,4.5,3.5,-170,97',
]
const NO_CLOSING_SPREAD = [
  '2019-20,2019-12-19,1219,537,V,Houston,27,27,36,32,122,233,235.5,180,2.5',
  '2019-20,2019-12-19,1219,538,H,LAClippers,28,41,18,30,117,5.5,,-220,115',
]
const TWO_FAVORITES = [
  '2010-11,2011-02-02,202,701,V,Toronto,24,21,24,18,87,200,201.5,-650,100.5',
  '2010-11,2011-02-02,202,702,H,Atlanta,28,26,21,25,100,11,10,-650,2.5',
]
const TWO_DATES = [
  '2010-11,2011-01-29,129,515,V,Charlotte,23,19,18,28,88,196,192,235,1',
  '2010-11,2011-01-30,130,516,H,LAClippers,24,33,26,20,103,4.5,6,-275,95.5',
]

/** A pair the archive does not have, in its columns from `Open` to `ML`. */
const pair = (away: string, home: string) => [
  `2016-17,2016-12-01,1201,501,V,Chicago,25,25,25,25,100,${away},1`,
  `2016-17,2016-12-01,1201,502,H,Boston,26,26,26,26,104,${home},98`,
]

describe('an NBA game with a missing cell', () => {
  it('has lines and no moneyline if its moneylines are NL', () => {
    const { games, leftOut } = read(...NO_MONEYLINE)
    expect(games[0]?.score).toEqual({ home: 88, away: 62 })
    expect(pricesOf(games[0]!)).toEqual({
      'open spread -22': NO_PRICES,
      'open total 183': NO_PRICES,
      'close spread -23': NO_PRICES,
      'close total 184.5': NO_PRICES,
    })
    expect(leftOut).toEqual(['price: no line'])
  })

  it('has no opening lines if a total has a price attached', () => {
    const { games, leftOut } = read(...TOTAL_WITH_PRICE)
    expect(pricesOf(games[0]!)).toEqual({
      'close spread -3.5': NO_PRICES,
      'close total 196': NO_PRICES,
      'close moneyline': [minus(170), plus(150)],
    })
    expect(leftOut).toEqual(['price: no spread and total'])
  })

  it('has no closing lines if the spread is missing: it doesn’t say which side is the favorite', () => {
    const { games, leftOut } = read(...NO_CLOSING_SPREAD)
    expect(pricesOf(games[0]!)).toEqual({
      'open spread -5.5': NO_PRICES,
      'open total 233': NO_PRICES,
      'close moneyline': [minus(220), plus(180)],
    })
    expect(leftOut).toEqual(['price: no spread and total'])
  })

  it('has no moneyline if both teams are favorites', () => {
    const { games, leftOut } = read(...TWO_FAVORITES)
    expect(pricesOf(games[0]!)).toEqual({
      'open spread -11': NO_PRICES,
      'open total 200': NO_PRICES,
      'close spread -10': NO_PRICES,
      'close total 201.5': NO_PRICES,
    })
    expect(leftOut).toEqual(['price: prices sum too high'])
  })

  it.each([
    ['both are empty', ['', ''], []],
    ['both are NL', ['NL', 'NL'], ['price: no spread and total']],
    ['one is -', ['200', '-'], ['price: no spread and total']],
    ['one is x', ['x', '4'], ['price: no spread and total']],
    ['both are totals', ['200', '201'], ['price: no spread and total']],
    ['both are spreads', ['4', '3.5'], ['price: no spread and total']],
    ['a total is far too small', ['99', '3.5'], ['price: no spread and total']],
    ['a spread is no half or whole point', ['200', '3.3'], ['price: no spread and total']],
    ['a spread is a quarter of a point', ['200', '3.25'], ['price: no spread and total']],
    ['a spread is far too large', ['200', '44.5'], ['price: no spread and total']],
  ])('has only opening lines if, of the closing cells, %s', (_, [away, home], reasons) => {
    const { games, leftOut } = read(...pair(`200,${away},150`, `4,${home},-170`))
    expect(pricesOf(games[0]!)).toEqual({
      'open spread -4': NO_PRICES,
      'open total 200': NO_PRICES,
      'close moneyline': [minus(170), plus(150)],
    })
    expect(leftOut).toEqual(reasons)
  })

  it.each([
    ['empty on both sides', ['', ''], []],
    ['empty on one side', ['150', ''], ['price: one-sided price']],
    ['- on one side', ['-', '-170'], ['price: no line']],
    ['x on one side', ['150', 'x'], ['price: no line']],
    ['50 on one side', ['50', '-170'], ['price: moneyline between -100 and +100']],
  ])('has no moneyline if it is %s', (_, [away, home], reasons) => {
    const { games, leftOut } = read(...pair(`200,201,${away}`, `4,5,${home}`))
    expect(Object.keys(pricesOf(games[0]!))).toEqual([
      'open spread -4',
      'open total 200',
      'close spread -5',
      'close total 201',
    ])
    expect(leftOut).toEqual(reasons)
  })
})

describe('a malformed NBA pair', () => {
  it('is left out if its rows name two days', () => {
    expect(read(...TWO_DATES)).toEqual({ games: [], leftOut: ['row: two dates in one pair'] })
  })

  it('is left out if it names a day that no calendar has', () => {
    const rows = NO_MONEYLINE.map((row) => row.replace('2008-03-30', '2008-02-30'))
    expect(read(...rows)).toEqual({ games: [], leftOut: ['row: no date'] })
  })

  it('costs only its own game if a row is missing or cut', () => {
    const cut = TOTAL_WITH_PRICE[0]!.slice(0, '2007-08,2008-03-16,316'.length)
    const { games, leftOut } = read(NO_MONEYLINE[1]!, cut, ...TWO_FAVORITES)
    expect(games.map(({ home }) => home)).toEqual(['Atlanta'])
    expect(leftOut.slice(0, 2)).toEqual(['row: row without a partner', 'row: neither visitor, home nor neutral'])
  })
})
