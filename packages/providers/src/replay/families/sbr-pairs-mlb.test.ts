import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf, sourcesOf } from '../../../testing/priced-rows.ts'
import { sbrPairsOf } from '../../../testing/sbr-pairs-of.ts'
import { settleClose } from '../../../testing/settle-close.ts'

const read = sbrPairsOf('mlb')

const HOME_FAVORITE = [
  '2010,2010-04-04,404,931,V,NYY,CSABATHIA-L,0,2,0,3,0,0,2,0,0,7,104,107,,,,9,-116,9,-105',
  '2010,2010-04-04,404,932,H,BOS,JBECKETT-R,0,1,0,0,1,3,3,1,x,9,-114,-117,,,,9,-104,9,-115',
]
const AWAY_FAVORITE = [
  '2016,2016-04-04,404,953,V,WAS,MSCHERZER-R,1,0,0,1,0,0,0,0,1,4,-200,-180,-1.5(-107),,,6.5,100,7,-115',
  '2016,2016-04-04,404,954,H,ATL,JTEHERAN-R,1,0,0,1,0,0,0,1,0,3,175,160,+1.5(-113),,,6.5,-120,7,-105',
]
const PICK_EM = [
  '2010,2010-04-14,414,979,V,OAK,GGONZALEZ-L,0,2,0,0,0,0,0,0,0,2,-101,-105,,,,8,-107,7.5,-110',
  '2010,2010-04-14,414,980,H,SEA,JVARGAS-L,0,0,0,0,2,2,0,0,x,4,-109,-105,,,,8,-113,7.5,-110',
]
const FAVORITE_CHANGES = [
  '2017,2017-04-03,403,965,V,TOR,MESTRADA-R,0,0,0,0,1,1,0,0,0,2,-110,116,+1.5(-180),,,8.5,-110,8.5,-120',
  '2017,2017-04-03,403,966,H,BAL,KGAUSMAN-R,0,0,2,0,0,0,0,0,0,3,100,-131,-1.5(+155),,,8.5,-110,8.5,100',
]
const NEUTRAL = [
  '2019,2019-03-20,320,901,N,SEA,MGONZALES-L,0,0,5,1,3,0,0,0,0,9,107,120,,1.5,-160,8.5,-110,8.5,-120',
  '2019,2019-03-20,320,902,N,OAK,MFIERS-R,1,1,2,0,0,0,3,0,0,7,-127,-130,,-1.5,140,8.5,-110,8.5,100',
]
const HALF_SIGN = [
  '2010,2010-09-26,926,955,V,HOU,JHAPP-L,1,0,0,0,0,0,0,2,0,3,-130,-111,,,,8,100,7½,-115',
  '2010,2010-09-26,926,956,H,PIT,PMAHOLM-L,0,0,0,0,0,2,4,3,x,9,115,101,,,,8,-120,7½,-105',
]
const DOUBLE_HEADER = [
  '2015,2015-05-06,506,903,V,ARI,COLLMENTER-R,0,3,1,5,0,2,0,1,1,13,135,110,+1.5(-179),,,10.5,100,10.5,-115',
  '2015,2015-05-06,506,904,H,COL,TMATZEK-L,0,0,0,0,2,0,1,3,1,7,-150,-120,-1.5(+159),,,10.5,-120,10.5,-105',
  '2015,2015-05-06,506,905,V,SDG,IKENNEDY-R,0,0,5,0,0,0,1,3,0,9,110,114,+1.5(-200),,,7,-115,7,-105',
  '2015,2015-05-06,506,906,H,SFO,CHESTON-R,0,0,1,0,0,0,0,0,0,1,-125,-129,-1.5(+170),,,7,-105,7,-115',
  '2015,2015-05-06,506,931,V,ARI,RRAY-L,0,0,0,1,3,0,0,1,0,5,135,115,+1.5(-165),,,10.5,100,10.5,-110',
  '2015,2015-05-06,506,932,H,COL,JLYLES-R,0,0,0,1,0,0,0,0,0,1,-150,-130,-1.5(+145),,,10.5,-120,10.5,-110',
]
const WHOLE_RUN_LINE = [
  '2018,2018-08-27,827,909,V,TOR,SGAVIGLIO-R,0,0,0,0,0,0,0,0,0,0,-135,-131,-1(+104),,,9.5,-105,9.5,-118',
  '2018,2018-08-27,827,910,H,BAL,DHESS-R,0,0,0,0,0,4,3,0,x,7,120,116,+1(-122),,,9.5,-115,9.5,-102',
]
const NUMBER_REPEATED = [
  '2018,2018-05-18,518,907,V,CUB,JLESTER-L,3,0,1,0,2,0,0,1,1,8,-190,-177,-1.5(-104),,,9.5,-105,9.5,-105',
  '2018,2018-05-18,518,907,H,CIN,HBAILEY-R,0,0,0,0,1,0,0,0,0,1,170,157,+1.5(-116),,,9.5,-115,9.5,-115',
]
const RAIN = [
  '2013,2013-06-02,602,927,V,BOS,CBUCHHOLZ-R,0,0,0,1,1,x,x,x,x,2,110,109,,,,8,100,7.5,-120',
  '2013,2013-06-02,602,928,H,NYY,HKURODA-R,0,0,0,0,0,x,x,x,x,0,-120,-119,,,,8,-120,7.5,100',
]
const UNDECIDED = [
  '2016,2016-05-22,522,957,V,ATL,UNDECIDED,0,0,0,0,0,0,0,0,0,0,150,136,+1.5(-165),,,8,-110,7.5,112',
  '2016,2016-05-22,522,958,H,PHI,JEICKHOFF-R,0,2,0,1,0,2,0,0,x,5,-170,-151,-1.5(+145),,,8,-110,7.5,-132',
]

const PLAYED = [HOME_FAVORITE, AWAY_FAVORITE, PICK_EM, FAVORITE_CHANGES, NEUTRAL, HALF_SIGN, NUMBER_REPEATED, RAIN]

describe('the result of an MLB game', () => {
  it('takes the visitor’s score from the first row and the home score from the second', () => {
    const { games, leftOut } = read(...PLAYED.flat())
    expect(
      games.map(({ day, away, home, score, winner }) => [day, away, score?.away, home, score?.home, winner]),
    ).toEqual([
      ['2010-04-04', 'NYY', 7, 'BOS', 9, 'home'],
      ['2016-04-04', 'WAS', 4, 'ATL', 3, 'away'],
      ['2010-04-14', 'OAK', 2, 'SEA', 4, 'home'],
      ['2017-04-03', 'TOR', 2, 'BAL', 3, 'home'],
      ['2019-03-20', 'SEA', 9, 'OAK', 7, 'away'],
      ['2010-09-26', 'HOU', 3, 'PIT', 9, 'home'],
      ['2018-05-18', 'CUB', 8, 'CIN', 1, 'away'],
      ['2013-06-02', 'BOS', 2, 'NYY', 0, 'away'],
    ])
    expect(leftOut).toEqual([])
  })

  it('is on neutral ground only if both rows say N', () => {
    expect(read(...PLAYED.flat()).games.map(({ neutral }) => neutral)).toEqual(PLAYED.map((rows) => rows === NEUTRAL))
  })

  it('lists the innings that were batted, and extra innings as the tenth', () => {
    const { games } = read(...HOME_FAVORITE, ...AWAY_FAVORITE, ...RAIN)
    expect(games.map(({ periods }) => periods)).toEqual([
      { away: [0, 2, 0, 3, 0, 0, 2, 0, 0], home: [0, 1, 0, 0, 1, 3, 3, 1] },
      { away: [1, 0, 0, 1, 0, 0, 0, 0, 1, 1], home: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0] },
      { away: [0, 0, 0, 1, 1], home: [0, 0, 0, 0, 0] },
    ])
  })

  it('names a starter only if the row does', () => {
    expect(read(...UNDECIDED).games[0]?.starters).toEqual({ home: 'JEICKHOFF-R', away: null })
  })

  it('settles 4–3 as a push on a total of 7, and a win by one run as a push on a run line of 1', () => {
    const [total] = read(...AWAY_FAVORITE).games
    expect(settleClose(total!, 'total')).toBe('push')
    // Toronto gives one run: 5–4 instead of the real 0–7.
    const byOne = WHOLE_RUN_LINE.map((row, i) => row.replace(/,[07],(?=-135|120)/, i === 0 ? ',5,' : ',4,'))
    const [spread] = read(...byOne).games
    expect(spread?.score).toEqual({ home: 4, away: 5 })
    expect(settleClose(spread!, 'spread')).toBe('push')
  })

  it('is kept for both games of a double-header, each with its own starters and prices', () => {
    const { games, leftOut } = read(...DOUBLE_HEADER)
    const arizona = games.filter(({ away }) => away === 'ARI')
    expect(arizona.map(({ day, home, score, starters }) => [day, home, score, starters])).toEqual([
      ['2015-05-06', 'COL', { home: 7, away: 13 }, { home: 'TMATZEK-L', away: 'COLLMENTER-R' }],
      ['2015-05-06', 'COL', { home: 1, away: 5 }, { home: 'JLYLES-R', away: 'RRAY-L' }],
    ])
    expect(arizona.map(pricesOf)).toMatchObject([
      { 'close moneyline': [minus(120), plus(110)], 'close spread -1.5': [plus(159), minus(179)] },
      { 'close moneyline': [minus(130), plus(115)], 'close spread -1.5': [plus(145), minus(165)] },
    ])
    expect([games.length, leftOut]).toEqual([3, []])
  })
})

describe('the prices of an MLB game', () => {
  it('are of Sportsbook Reviews, opening and closing, without a time', () => {
    expect(sourcesOf(read(...PLAYED.flat()).games)).toEqual([
      ['Sportsbook Reviews', 'open', true],
      ['Sportsbook Reviews', 'close', true],
    ])
  })

  it('list the home favorite first, and the over from the visitor’s row first', () => {
    expect(pricesOf(read(...HOME_FAVORITE).games[0]!)).toEqual({
      'open moneyline': [minus(114), plus(104)],
      'close moneyline': [minus(117), plus(107)],
      'open total 9': [minus(116), minus(104)],
      'close total 9': [minus(105), minus(115)],
    })
  })

  it('list the home underdog first, with the opposite of the away favorite’s run line', () => {
    expect(pricesOf(read(...AWAY_FAVORITE).games[0]!)).toEqual({
      'open moneyline': [plus(175), minus(200)],
      'close moneyline': [plus(160), minus(180)],
      'open total 6.5': [plus(100), minus(120)],
      'close total 7': [minus(115), minus(105)],
      'close spread 1.5': [minus(113), minus(107)],
    })
  })

  it('are equal on both sides of a pick’em', () => {
    expect(pricesOf(read(...PICK_EM).games[0]!)).toEqual({
      'open moneyline': [minus(109), minus(101)],
      'close moneyline': [minus(105), minus(105)],
      'open total 8': [minus(107), minus(113)],
      'close total 7.5': [minus(110), minus(110)],
    })
  })

  it('follow a favorite that changes from open to close', () => {
    expect(pricesOf(read(...FAVORITE_CHANGES).games[0]!)).toEqual({
      'open moneyline': [plus(100), minus(110)],
      'close moneyline': [minus(131), plus(116)],
      'open total 8.5': [minus(110), minus(110)],
      'close total 8.5': [minus(120), plus(100)],
      'close spread -1.5': [plus(155), minus(180)],
    })
  })

  it('take the run line of 2019 from its own two columns', () => {
    expect(pricesOf(read(...NEUTRAL).games[0]!)).toEqual({
      'open moneyline': [minus(127), plus(107)],
      'close moneyline': [minus(130), plus(120)],
      'open total 8.5': [minus(110), minus(110)],
      'close total 8.5': [minus(120), plus(100)],
      'close spread -1.5': [plus(140), minus(160)],
    })
  })

  it('include a run line of a whole run', () => {
    expect(pricesOf(read(...WHOLE_RUN_LINE).games[0]!)).toEqual({
      'open moneyline': [plus(120), minus(135)],
      'close moneyline': [plus(116), minus(131)],
      'open total 9.5': [minus(105), minus(115)],
      'close total 9.5': [minus(118), minus(102)],
      'close spread 1': [minus(122), plus(104)],
    })
  })

  it('include a total written with a half sign', () => {
    expect(pricesOf(read(...HALF_SIGN).games[0]!)).toEqual({
      'open moneyline': [plus(115), minus(130)],
      'close moneyline': [plus(101), minus(111)],
      'open total 8': [plus(100), minus(120)],
      'close total 7.5': [minus(115), minus(105)],
    })
  })
})
