import { expect, it } from 'vitest'
import { minus, plus, pricesOf, sourcesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { sbrTidy } from './sbr-tidy.ts'

const COLUMNS =
  'season,date,game,away_abbrev,home_abbrev,away_name,home_name,away_score,home_score,away_open_ml,home_open_ml,away_close_ml,home_close_ml,away_run_line,home_run_line,away_run_line_odds,home_run_line_odds,open_ou_line,open_ou_odds,close_ou_line,close_ou_odds'

const readAll = () =>
  readRows(sbrTidy, 'mlb', ',', COLUMNS, [
    // Rows of the archive.
    '2014,2014-03-22,1,LOS,ARI,Los Angeles Dodgers,Arizona Diamondbacks,3,1,-170,150,-170,150,-1.5,1.5,-104,-116,6.5,-110,6.5,100',
    '2014,2014-03-22,2,LOS,ARI,Los Angeles Dodgers,Arizona Diamondbacks,7,5,-120,110,-119,109,-1.5,1.5,140,-160,7.5,100,7.5,-105',
    '2014,2014-03-31,16,PHI,TEX,Philadelphia Phillies,Texas Rangers,14,10,-115,105,-105,-105,1.5,-1.5,-215,185,8,-110,7.5,-105',
    '2014,2014-04-01,20,SFO,ARI,San Francisco Giants,Arizona Diamondbacks,4,5,-115,105,107,-117,1.5,-1.5,-205,175,8.5,-115,8.5,-110',
    '2016,2016-04-08,47,PHI,NYM,Philadelphia Phillies,New York Mets,2,7,205,-230,242,-277,1.5,-1.5,-101,-119,6.5,-110,7,101',
    '2016,2016-06-06,851,NYM,PIT,New York Mets,Pittsburgh Pirates,,,-115,105,113,-128,1.5,-1.5,-200,170,8,-120,7.5,-110',
    '2016,2016-11-02,2462,CUB,CLE,Chicago Cubs,Cleveland Indians,8,7,-110,100,-134,119,-1.5,1.5,142,-162,7,100,6.5,-110',
    '2019,2019-04-13,204,PIT,WAS,Pittsburgh Pirates,Washington Nationals,2,3,,,109,-119,1.5,-1.5,-195,166,8.5,-110,9,-120',
    '2019,2019-05-10,569,TEX,HOW,Texas Rangers,<NA>,0,3,215,-260,230,-260,1.5,-1.5,115,-135,8,-110,8.5,-110',
    // Rows the archive does not have.
    '2014,2014-03-24,3,LOS,ARI,<NA>,Arizona Diamondbacks,NA,NA,-170,150,NA,145,,,,,,,,',
    '2014,20140325,4,LOS,ARI,Los Angeles Dodgers,Arizona Diamondbacks,61,1,NL,150,<NA>,<NA>,,,,,,,,',
    '2014,2014-03-26,5,LOS,ARI,Los Angeles Dodgers,Arizona Diamondbacks,2,2.5,-170,-150,-95,145,,,,,,,,',
    '2014,2014-02-30,6,LOS,ARI,Los Angeles Dodgers,Arizona Diamondbacks,2,5,-170,150,-165,145,,,,,,,,',
  ])

it('reads the home side first, though the file has the visitor first', () => {
  expect(
    readAll().games.map(({ day, home, away, score, winner }) => [day, home, score?.home, away, score?.away, winner]),
  ).toEqual([
    ['2014-03-22', 'Arizona Diamondbacks', 1, 'Los Angeles Dodgers', 3, 'away'],
    ['2014-03-22', 'Arizona Diamondbacks', 5, 'Los Angeles Dodgers', 7, 'away'],
    ['2014-03-31', 'Texas Rangers', 10, 'Philadelphia Phillies', 14, 'away'],
    ['2014-04-01', 'Arizona Diamondbacks', 5, 'San Francisco Giants', 4, 'home'],
    ['2016-04-08', 'New York Mets', 7, 'Philadelphia Phillies', 2, 'home'],
    ['2016-06-06', 'Pittsburgh Pirates', undefined, 'New York Mets', undefined, null],
    ['2016-11-02', 'Cleveland Indians', 7, 'Chicago Cubs', 8, 'away'],
    ['2019-04-13', 'Washington Nationals', 3, 'Pittsburgh Pirates', 2, 'home'],
    ['2019-05-10', 'HOW', 3, 'Texas Rangers', 0, 'home'],
    ['2014-03-24', 'Arizona Diamondbacks', undefined, 'LOS', undefined, null],
    ['2014-03-25', 'Arizona Diamondbacks', undefined, 'Los Angeles Dodgers', undefined, null],
    ['2014-03-26', 'Arizona Diamondbacks', undefined, 'Los Angeles Dodgers', undefined, null],
  ])
})

it('reads opening and closing moneylines, and skips the ones that are missing', () => {
  expect(readAll().games.map(pricesOf)).toEqual([
    { 'open moneyline': [plus(150), minus(170)], 'close moneyline': [plus(150), minus(170)] },
    { 'open moneyline': [plus(110), minus(120)], 'close moneyline': [plus(109), minus(119)] },
    { 'open moneyline': [plus(105), minus(115)], 'close moneyline': [minus(105), minus(105)] },
    { 'open moneyline': [plus(105), minus(115)], 'close moneyline': [minus(117), plus(107)] },
    { 'open moneyline': [minus(230), plus(205)], 'close moneyline': [minus(277), plus(242)] },
    { 'open moneyline': [plus(105), minus(115)], 'close moneyline': [minus(128), plus(113)] },
    { 'open moneyline': [plus(100), minus(110)], 'close moneyline': [plus(119), minus(134)] },
    { 'close moneyline': [minus(119), plus(109)] },
    { 'open moneyline': [minus(260), plus(215)], 'close moneyline': [minus(260), plus(230)] },
    { 'open moneyline': [plus(150), minus(170)] },
    {},
    {},
  ])
})

it('names Sportsbook Reviews as the book, and has no times', () => {
  expect(sourcesOf(readAll().games)).toEqual([
    ['Sportsbook Reviews', 'open', true],
    ['Sportsbook Reviews', 'close', true],
  ])
})

it('gives the reason for each cell and row it leaves out', () => {
  expect(readAll().leftOut).toEqual([
    // 2014-03-24: one closing price.
    'price: one-sided price',
    // 2014-03-25: 61 runs, and NL.
    'price: score out of range',
    'price: no line',
    // 2014-03-26: half a run, two favorites (63% and 60%), and -95.
    'price: not a score',
    'price: prices sum too high',
    'price: moneyline between -100 and +100',
    'row: no date',
  ])
})

it('keeps both games of a double-header', () => {
  expect(
    readAll()
      .games.slice(0, 2)
      .map(({ day, home, away, sourceId }) => [day, home, away, sourceId]),
  ).toEqual([
    ['2014-03-22', 'Arizona Diamondbacks', 'Los Angeles Dodgers', null],
    ['2014-03-22', 'Arizona Diamondbacks', 'Los Angeles Dodgers', null],
  ])
})
