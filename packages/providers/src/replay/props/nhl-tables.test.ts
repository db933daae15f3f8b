import { expect, it } from 'vitest'
import { minus, plus } from '../../../testing/priced-rows.ts'
import { offerInWords, readPropRows } from '../../../testing/read-prop-rows.ts'
import { nhlTables } from './nhl-tables.ts'

const readAll = () =>
  readPropRows(
    nhlTables,
    'date,player_id,player_name,team,market,line,over_price,under_price,book,first_seen_at,last_seen_at,is_current',
    [
      '2025-10-21,8479675,Trevor Moore,,POINTS,0.5,114,-146,fanduel,2025-10-21T18:14:45.336510Z,2025-10-21T18:14:51.700402Z,True',
      '2025-10-30,8482093,Seth Jarvis,CAR,POINTS,0.5,-251,182,pinnacle,2025-10-30T18:34:04.873350Z,2025-10-30T18:34:06.296736Z,True',
      '2025-11-15,8482730,Brandt Clarke,LAK,ASSISTS,0.5,195,-265,draftkings,2025-11-15T15:42:59.710254Z,2025-11-15T15:43:00.342101Z,True',
      '2025-11-22,8483524,Shane Wright,SEA,ASSISTS,0.5,281,-419,pinnacle,2025-11-22T16:07:55.913570Z,2025-11-22T16:07:55.996334Z,True',
      '2025-12-06,8475692,Mats Zuccarello,MIN,SOG,1.5,-197,146,pinnacle,2025-12-06T16:20:05.138289Z,2025-12-06T16:20:05.293278Z,True',
      '2025-12-14,8471724,Kris Letang,PIT,SOG,1.5,-105,-125,draftkings,2025-12-14T15:17:09.825523Z,2025-12-14T15:17:10.039224Z,True',
      '2025-10-14,8476880,Tom Wilson,,GOALS,2.5,6000,,betrivers,2025-10-14T17:49:47.997319Z,2025-10-14T17:49:54.839333Z,True',
      '2025-10-07,,Aaron Ekblad,,ASSISTS,0.5,105,-140,betmgm,2025-10-07T21:27:29.218842Z,2025-10-07T21:27:33.457218Z,True',
      // By hand: a misprint of the file with a player, a whole line, missing cells and malformed cells.
      '2025-10-08,8476952,Cody Ceci,,GOALS,0.5,1050,-62405,fliff,2025-10-08T03:20:52.147909Z,2025-10-08T03:20:58.088176Z,False',
      '2025-12-14,8471724,Kris Letang,PIT,SOG,2,-105,even,draftkings,,,True',
      '2025-12-14,8471724,Kris Letang,PIT,SOG,2,-105,even,draftkings,2025-12-14T15:17:09,,True',
      '2025-12-14,8471724,Kris Letang,PIT,SOG,2,-105,even,draftkings,2025-02-30T15:17:09Z,,True',
      '2025-12-14,8471724,Kris Letang,PIT,SOG,two,-105,-125,draftkings,2025-12-14T15:17:09Z,,True',
      '14.12.2025,8471724,Kris Letang,PIT,SOG,1.5,-105,-125,draftkings,2025-12-14T15:17:09Z,,True',
      '2025-12-14,8471724,Kris Letang,PIT,BLOCKS,1.5,-105,-125,draftkings,2025-12-14T15:17:09Z,,True',
    ],
  )

it('reads NHL props by the number of the player, over before under', () => {
  expect(readAll().map(offerInWords)).toEqual([
    ['8479675', 'points 0.5 at fanduel', plus(114), minus(146), '2025-10-21'],
    ['8482093', 'points 0.5 at pinnacle', minus(251), plus(182), '2025-10-30'],
    ['8482730', 'assists 0.5 at draftkings', plus(195), minus(265), '2025-11-15'],
    ['8483524', 'assists 0.5 at pinnacle', plus(281), minus(419), '2025-11-22'],
    ['8475692', 'shots 1.5 at pinnacle', minus(197), plus(146), '2025-12-06'],
    ['8471724', 'shots 1.5 at draftkings', minus(105), minus(125), '2025-12-14'],
    ['8476880', 'goals 2.5 at betrivers', plus(6000), null, '2025-10-14'],
    'no player number',
    ['8476952', 'goals 0.5 at fliff', plus(1050), minus(62405), '2025-10-08'],
    ['8471724', 'shots 2 at draftkings', minus(105), null, '2025-12-14'],
    'no time',
    'no time',
    'no line',
    'no date',
    'market BLOCKS',
  ])
})

it('keeps when a price was first seen, and no start, because the file has none', () => {
  expect(readAll()[1]).toMatchObject({
    offer: { event: '2025-10-30', starts: null, at: Date.parse('2025-10-30T18:34:04.873Z') },
  })
  expect(readAll()[9]).toMatchObject({ offer: { at: null } })
})
