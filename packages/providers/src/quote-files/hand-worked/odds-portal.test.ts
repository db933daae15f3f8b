import { expect, it } from 'vitest'
import { quotesIn } from './quotes-in.ts'

// Worked by hand: American prices, −150 is 1 + 100/150, +130 is 1 + 130/100. The away side's columns come first in the file, the home
// side's price first in a quote.
const ROWS = [
  'season,date,away_team,home_team,game_href,bookmaker,opening_away,opening_home,closing_away,closing_home',
  // A home favorite that opened as an underdog; an away favorite; even sides; +100 and −100 are the same price.
  '2014,2014-10-29,San Francisco Giants,Kansas City Royals,/ws7,18bet,-112,112,124,-143',
  '2014,2014-10-28,San Francisco Giants,Kansas City Royals,/ws6,18bet,-150,+130,-160,140',
  '2014,2014-04-01,Boston Red Sox,Baltimore Orioles,/bal,bet365,-105,-105,100,-100',
  // A doubleheader: the same sides twice on one day, at two pages.
  '2014,2014-07-08,New York Mets,Atlanta Braves,/atl-1,bet365,120,-140,125,-145',
  '2014,2014-07-08,New York Mets,Atlanta Braves,/atl-2,bet365,-110,-110,-125,105',
  // Two books of one game.
  '2014,2014-07-09,New York Mets,Atlanta Braves,/atl-3,Pinnacle,150,-165,155,-170',
  '2014,2014-07-09,New York Mets,Atlanta Braves,/atl-3,William Hill,145,-165,150,-175',
  // No close; no open; one side of the open.
  '2014,2014-07-10,New York Mets,Atlanta Braves,/atl-4,bet365,210,-250,,',
  '2014,2014-07-11,Texas Rangers, Oakland Athletics ,/oak,bet365,,,240,-300',
  '2014,2014-07-12,Texas Rangers,Oakland Athletics,/oak-2,bet365,320,,,',
  // What is between −100 and +100 is no American price; neither is a dash.
  '2014,2014-07-13,Texas Rangers,Oakland Athletics,/oak-3,bet365,99,-99,-,-120',
  '2014,13th of July,Texas Rangers,Oakland Athletics,/oak-4,bet365,110,-120,110,-120',
].join('\n')

it('reads games of OddsPortal as they were worked out by hand', async () => {
  const giants = 'San Francisco Giants @ Kansas City Royals'
  const mets = 'New York Mets @ Atlanta Braves'
  const rangers = 'Texas Rangers @ Oakland Athletics'
  const of = (event: string, page: string) => `${event} | ${event}|${page}`
  expect(await quotesIn('odds.csv', ROWS)).toEqual({
    quotes: [
      `${of(`${giants} 2014-10-29`, '/ws7')} | 18bet | moneyline | 2.12 1.8929 | open`,
      `${of(`${giants} 2014-10-29`, '/ws7')} | 18bet | moneyline | 1.6993 2.24 | close`,
      `${of(`${giants} 2014-10-28`, '/ws6')} | 18bet | moneyline | 2.3 1.6667 | open`,
      `${of(`${giants} 2014-10-28`, '/ws6')} | 18bet | moneyline | 2.4 1.625 | close`,
      `${of('Boston Red Sox @ Baltimore Orioles 2014-04-01', '/bal')} | bet365 | moneyline | 1.9524 1.9524 | open`,
      `${of('Boston Red Sox @ Baltimore Orioles 2014-04-01', '/bal')} | bet365 | moneyline | 2 2 | close`,
      `${of(`${mets} 2014-07-08`, '/atl-1')} | bet365 | moneyline | 1.7143 2.2 | open`,
      `${of(`${mets} 2014-07-08`, '/atl-1')} | bet365 | moneyline | 1.6897 2.25 | close`,
      `${of(`${mets} 2014-07-08`, '/atl-2')} | bet365 | moneyline | 1.9091 1.9091 | open`,
      `${of(`${mets} 2014-07-08`, '/atl-2')} | bet365 | moneyline | 2.05 1.8 | close`,
      `${of(`${mets} 2014-07-09`, '/atl-3')} | Pinnacle | moneyline | 1.6061 2.5 | open`,
      `${of(`${mets} 2014-07-09`, '/atl-3')} | Pinnacle | moneyline | 1.5882 2.55 | close`,
      `${of(`${mets} 2014-07-09`, '/atl-3')} | William Hill | moneyline | 1.6061 2.45 | open`,
      `${of(`${mets} 2014-07-09`, '/atl-3')} | William Hill | moneyline | 1.5714 2.5 | close`,
      `${of(`${mets} 2014-07-10`, '/atl-4')} | bet365 | moneyline | 1.4 3.1 | open`,
      `${of(`${rangers} 2014-07-11`, '/oak')} | bet365 | moneyline | 1.3333 3.4 | close`,
      `${of(`${rangers} 2014-07-12`, '/oak-2')} | bet365 | moneyline | – 4.2 | open`,
      `${of(`${rangers} 2014-07-13`, '/oak-3')} | bet365 | moneyline | 1.8333 – | close`,
    ],
    leftOut: { 'no date': 1 },
  })
})
