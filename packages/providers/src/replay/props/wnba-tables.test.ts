import { describe, expect, it } from 'vitest'
import { offerInWords, readPropRows } from '../../../testing/read-prop-rows.ts'
import { wnbaTables } from './wnba-tables.ts'

it('reads 1xBet props: one side of the player’s next game', () => {
  const rows = readPropRows(wnbaTables, 'captured_utc,player,market,side,line,odds', [
    '2026-06-13T20:07:12+00:00,Saniya Rivers,pra,Over,15.5,2.0',
    '2026-06-20T15:59:26+00:00,Paige Bueckers,pts,Under,19.5,1.73',
    '2026-06-21T20:20:04+00:00,Shakira Austin,pts,Under,13.5,1.75',
    '2026-06-23T22:40:05+00:00,Pauline Astier,pa,Under,9.5,2.0',
    '2026-06-25T09:43:40+00:00,Kiki Iriafen,pr,Under,23.5,2.0',
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,pr,Over,18.5,1.769',
    // By hand: the other markets, a whole line, missing cells and malformed cells.
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,reb,Over,5,1.8',
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,ast,Under,4.5,1.9',
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,ra,Over,9.5,1.85',
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,pts,Over,9.5,',
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,pts,Over,9.5,1',
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,pts,Over,,1.85',
    '2026-07-15T11:01:45+00:00,Natisha Hiedeman,pts,,9.5,1.85',
    ',Natisha Hiedeman,pts,Over,9.5,1.85',
  ])
  expect(rows.map(offerInWords)).toEqual([
    ['saniyarivers', 'points+rebounds+assists 15.5 at 1xbet', 2, null, null],
    ['paigebueckers', 'points 19.5 at 1xbet', null, 1.73, null],
    ['shakiraaustin', 'points 13.5 at 1xbet', null, 1.75, null],
    ['paulineastier', 'points+assists 9.5 at 1xbet', null, 2, null],
    ['kikiiriafen', 'points+rebounds 23.5 at 1xbet', null, 2, null],
    ['natishahiedeman', 'points+rebounds 18.5 at 1xbet', 1.769, null, null],
    ['natishahiedeman', 'rebounds 5 at 1xbet', 1.8, null, null],
    ['natishahiedeman', 'assists 4.5 at 1xbet', null, 1.9, null],
    ['natishahiedeman', 'rebounds+assists 9.5 at 1xbet', 1.85, null, null],
    'no price',
    'no price',
    'no line',
    'neither over nor under',
    'no time',
  ])
  expect(rows[0]).toMatchObject({ offer: { event: null, starts: null, at: Date.parse('2026-06-13T20:07:12Z') } })
})

describe('rows of Pinnacle’s player props', () => {
  const GAME = '2026-06-13T20:23:17+00:00,5bd5,2026-06-13T22:00:00Z,Indiana Fever,Connecticut Sun,player_points'

  it('in June have one side each at the price sold', () => {
    const rows = readPropRows(wnbaTables, 'captured_utc,game_id,tip,away,home,market,player,side,line,price,book', [
      `${GAME},Aaliyah Edwards,Over,10.5,2.07,Pinnacle`,
      `${GAME},Aaliyah Edwards,Under,10.5,1.7,Pinnacle`,
      `${GAME},Aliyah Boston,Over,15.5,1.85,Pinnacle`,
      `${GAME},Aliyah Boston,Under,15.5,1.88,Pinnacle`,
      `${GAME},Aneesah Morrow,Over,12.5,1.76,Pinnacle`,
      `${GAME},Aneesah Morrow,Under,12.5,1.99,Pinnacle`,
      `${GAME},Caitlin Clark,Over,19.5,1.82,Pinnacle`,
      `${GAME},Caitlin Clark,Under,19.5,1.93,Pinnacle`,
      // By hand: a whole line, missing cells and malformed cells.
      `${GAME},Diamond Miller,Over,9,2.0,Pinnacle`,
      `${GAME},Diamond Miller,Over,,2.0,Pinnacle`,
      `${GAME},Diamond Miller,Under,9.5,-110,Pinnacle`,
      `${GAME},Diamond Miller,Yes,9.5,1.9,Pinnacle`,
    ])
    expect(rows.map(offerInWords)).toEqual([
      ['aaliyahedwards', 'points 10.5 at pinnacle', 2.07, null, null],
      ['aaliyahedwards', 'points 10.5 at pinnacle', null, 1.7, null],
      ['aliyahboston', 'points 15.5 at pinnacle', 1.85, null, null],
      ['aliyahboston', 'points 15.5 at pinnacle', null, 1.88, null],
      ['aneesahmorrow', 'points 12.5 at pinnacle', 1.76, null, null],
      ['aneesahmorrow', 'points 12.5 at pinnacle', null, 1.99, null],
      ['caitlinclark', 'points 19.5 at pinnacle', 1.82, null, null],
      ['caitlinclark', 'points 19.5 at pinnacle', null, 1.93, null],
      ['diamondmiller', 'points 9 at pinnacle', 2, null, null],
      'no line',
      'no price',
      'neither over nor under',
    ])
  })

  it('without the margin tell both sides: their probabilities add up to one', () => {
    const rows = readPropRows(wnbaTables, 'captured_utc,date,player,market,side,pinn_line,pinn_fair', [
      '2026-06-20T15:19:46+00:00,2026-06-20,Jordin Canada,pts,Under,12.5,1.8861',
      '2026-06-20T15:19:46+00:00,2026-06-20,Sophie Cunningham,pts,Over,8.5,2.0081',
      '2026-07-06T15:54:20+00:00,2026-07-06,Nneka Ogwumike,pts,Under,17.5,1.8861',
      '2026-07-22T22:41:16+00:00,2026-07-22,Natasha Cloud,pts,Under,10.5,2.0623',
      // By hand, with prices whose other side is a round number: 1/1.25 + 1/5 = 1, 1/4 + 1/(4/3) = 1.
      '2026-07-22T22:41:16+00:00,2026-07-22,Natasha Cloud,reb,Over,2.5,1.25',
      '2026-07-22T22:41:16+00:00,2026-07-22,Natasha Cloud,ast,Under,6,4',
      '2026-07-22T22:41:16+00:00,2026-07-22,Natasha Cloud,pts,Under,10.5,1',
      '2026-07-22T22:41:16+00:00,2026-07-22,Natasha Cloud,pts,Under,,2.0623',
      '2026-07-22T22:41:16+00:00,2026-07-22,Natasha Cloud,stl,Under,1.5,2.0623',
      '2026-07-22T22:41:16+00:00,2026-07-22,Natasha Cloud,pts,under,10.5,2.0623',
      'July,2026-07-22,Natasha Cloud,pts,Under,10.5,2.0623',
    ])
    const other = (price: number) => expect.closeTo(1 / (1 - 1 / price), 10)
    expect(rows.map(offerInWords)).toEqual([
      ['jordincanada', 'points 12.5 at pinnacle', other(1.8861), 1.8861, null],
      ['sophiecunningham', 'points 8.5 at pinnacle', 2.0081, other(2.0081), null],
      ['nnekaogwumike', 'points 17.5 at pinnacle', other(1.8861), 1.8861, null],
      ['natashacloud', 'points 10.5 at pinnacle', other(2.0623), 2.0623, null],
      ['natashacloud', 'rebounds 2.5 at pinnacle', 1.25, expect.closeTo(5, 10), null],
      ['natashacloud', 'assists 6 at pinnacle', expect.closeTo(4 / 3, 10), 4, null],
      'no price',
      'no line',
      'market stl',
      'neither over nor under',
      'no time',
    ])
  })
})
