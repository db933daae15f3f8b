import { expect, it } from 'vitest'
import { minus, plus } from '../../../testing/priced-rows.ts'
import { offerInWords, readPropRows } from '../../../testing/read-prop-rows.ts'
import { mlbTables } from './mlb-tables.ts'

const COLUMNS =
  'slate_date,event_id,commence_time,home_team,away_team,player_id,pitcher,market,side,point,price,bookmaker_id,book,provider,book_last_updated_at,fetched_at_utc'

const NOLA = '2026-08-19,emm,2026-08-19T22:05:00+00:00,Philadelphia Phillies,Miami Marlins,NOLA_1,Aaron Nola'
const SEEN = 'SPORTSGAMEODDS,2026-08-19T20:56:20.247Z,2026-08-19T21:00:05.530875+00:00'

const readAll = () =>
  readPropRows(mlbTables, COLUMNS, [
    `${NOLA},pitcher_strikeouts,Over,5.5,-125.0,espnbet,ESPN BET,${SEEN}`,
    `${NOLA},pitcher_strikeouts,Over,5.5,-136.0,fanduel,FanDuel,${SEEN}`,
    `${NOLA},pitcher_hits_allowed,Over,5.5,100.0,espnbet,ESPN BET,${SEEN}`,
    `${NOLA},pitcher_hits_allowed,Over,5.5,-101.0,draftkings,DraftKings,${SEEN}`,
    '2026-08-20,g97,2026-08-21T00:05:00+00:00,Texas Rangers,Washington Nationals,DEGROM_1,Jacob deGrom,pitcher_strikeouts,Over,6.5,129.0,draftkings,DraftKings,SPORTSGAMEODDS,2026-08-20T15:47:38.308Z,2026-08-20T15:52:51.745338+00:00',
    '2026-08-21,PGX,2026-08-21T23:10:00+00:00,Miami Marlins,Washington Nationals,GUSTO_1,Ryan Gusto,pitcher_strikeouts,Over,4.5,116.0,fanduel,FanDuel,SPORTSGAMEODDS,2026-08-21T15:50:19.470Z,2026-08-21T15:52:51.694872+00:00',
    '2026-08-21,QQL,2026-08-22T00:15:00+00:00,Texas Rangers,Los Angeles Angels,GORE_1,MacKenzie Gore,pitcher_outs,Under,17.5,105.0,betmgm,BetMGM,SPORTSGAMEODDS,2026-08-21T18:00:06.935Z,2026-08-21T18:03:35.890998+00:00',
    '2026-08-21,AcR,2026-08-21T23:40:00+00:00,Chicago White Sox,New York Mets,BURKE_1,Sean Burke,pitcher_outs,Under,17.5,-114.0,fanduel,FanDuel,SPORTSGAMEODDS,2026-08-21T23:42:33.960Z,2026-08-21T23:43:57.183879+00:00',
    // By hand: a price fetched the day before, a whole line, missing cells and malformed cells.
    `${NOLA},pitcher_outs,Over,18.5,130,betmgm,BetMGM,SPORTSGAMEODDS,2026-08-19T03:00:00Z,2026-08-19T03:05:00+00:00`,
    `${NOLA},pitcher_outs,Under,18,-110,betmgm,BetMGM,${SEEN}`,
    `${NOLA},pitcher_outs,Under,18.5,,betmgm,BetMGM,${SEEN}`,
    `${NOLA},pitcher_outs,Under,18.5,-99,betmgm,BetMGM,${SEEN}`,
    `${NOLA},pitcher_outs,Under,,-110,betmgm,BetMGM,${SEEN}`,
    `${NOLA},pitcher_outs,over,18.5,-110,betmgm,BetMGM,${SEEN}`,
    `${NOLA},pitcher_walks,Over,1.5,-110,betmgm,BetMGM,${SEEN}`,
  ])

it('reads pitcher props: the price of one side, on the Pacific day of the start', () => {
  expect(readAll().map(offerInWords)).toEqual([
    ['aaronnola', 'strikeouts 5.5 at ESPN BET', minus(125), null, '2026-08-19'],
    ['aaronnola', 'strikeouts 5.5 at FanDuel', minus(136), null, '2026-08-19'],
    ['aaronnola', 'hits allowed 5.5 at ESPN BET', plus(100), null, '2026-08-19'],
    ['aaronnola', 'hits allowed 5.5 at DraftKings', minus(101), null, '2026-08-19'],
    ['jacobdegrom', 'strikeouts 6.5 at DraftKings', plus(129), null, '2026-08-20'],
    ['ryangusto', 'strikeouts 4.5 at FanDuel', plus(116), null, '2026-08-21'],
    ['mackenziegore', 'outs 17.5 at BetMGM', null, plus(105), '2026-08-21'],
    ['seanburke', 'outs 17.5 at FanDuel', null, minus(114), '2026-08-21'],
    ['aaronnola', 'outs 18.5 at BetMGM', plus(130), null, '2026-08-19'],
    ['aaronnola', 'outs 18 at BetMGM', null, minus(110), '2026-08-19'],
    'no price',
    'no price',
    'no line',
    'neither over nor under',
    'market pitcher_walks',
  ])
})

it('keeps when a pitcher prop was fetched, which may be after the start', () => {
  expect(readAll()[7]).toMatchObject({
    offer: {
      event: 'AcR',
      starts: Date.parse('2026-08-21T23:40:00Z'),
      at: Date.parse('2026-08-21T23:43:57.183Z'),
    },
  })
})
