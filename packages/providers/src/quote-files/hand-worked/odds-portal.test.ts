import { describe, expect, it } from 'vitest'
import { complete, marketWith, quotesInTable } from '../../../testing/quotes-in.ts'

const HEADER =
  'season,date,date_text,away_team,home_team,game_href,bookmaker,opening_away,opening_home,closing_away,closing_home,last_change_text'
const read = (...rows: string[]) => quotesInTable(HEADER, ...rows)

const at = (event: string, page: string, book: string) => (mark: 'open' | 'close', prices: (number | null)[]) => ({
  event,
  eventKey: `${event}|${page}`,
  book,
  market: marketWith({ kind: 'moneyline' }),
  prices,
  at: null,
  mark,
  snapshot: null,
})

describe('ten rows of OddsPortal, worked by hand', () => {
  it('price a home favorite first, though the file lists the away side first', async () => {
    const quote = at('San Francisco Giants @ Kansas City Royals 2014-10-29', '/mlb-2014/royals-giants-2m/', '18bet')
    expect(
      await read(
        '2014,2014-10-29,29 Oct  2014,San Francisco Giants,Kansas City Royals,/mlb-2014/royals-giants-2m/,18bet,112,-128,124,-143,"29 Oct, 19:00"',
      ),
    ).toEqual(complete(quote('open', [1 + 100 / 128, 2.12]), quote('close', [1 + 100 / 143, 2.24])))
  })

  it('price an away favorite second, with or without a plus sign and a decimal point', async () => {
    const quote = at('Dodgers @ Rockies 2014-09-17', '/a/', 'bet365')
    expect(await read('2014,2014-09-17,17 Sep  2014,Dodgers,Rockies,/a/,bet365,-150,+130,-200.0,170.0,')).toEqual(
      complete(quote('open', [2.3, 1 + 100 / 150]), quote('close', [2.7, 1.5])),
    )
  })

  it('price equal sides alike, at −110 and at −105', async () => {
    const quote = at('Mets @ Braves 2014-09-19', '/b/', 'Pinnacle')
    expect(await read('2014,2014-09-19,,Mets,Braves,/b/,Pinnacle,-110,-110,-105,-105,')).toEqual(
      complete(quote('open', [1 + 100 / 110, 1 + 100 / 110]), quote('close', [1 + 100 / 105, 1 + 100 / 105])),
    )
  })

  it('pay the stake once more at +100 and at −100', async () => {
    const quote = at('Mets @ Braves 2014-09-20', '/c/', 'bwin')
    expect(await read('2014,2014-09-20,,Mets,Braves,/c/,bwin,100,-130,-120,-100,')).toEqual(
      complete(quote('open', [1 + 100 / 130, 2]), quote('close', [2, 1 + 100 / 120])),
    )
  })

  it('have no price where one side is empty', async () => {
    const quote = at('Mets @ Braves 2014-09-21', '/d/', 'bwin')
    expect(await read('2014,2014-09-21,,Mets,Braves,/d/,bwin,,-125,140, ,')).toEqual(
      complete(quote('open', [1.8, null]), quote('close', [null, 2.4])),
    )
  })

  it('have no opening or no closing quote if both of its sides are empty', async () => {
    const open = at('Mets @ Braves 2014-09-22', '/e/', 'bwin')
    const close = at('Mets @ Braves 2014-09-23', '/f/', 'bwin')
    expect(
      await read(
        '2014,2014-09-22,,Mets,Braves,/e/,bwin,150,-175,,,',
        '2014,2014-09-23,,Mets,Braves,/f/,bwin,,,160,-180,',
        '2014,2014-09-24,,Mets,Braves,/g/,bwin,,,,,',
      ),
    ).toEqual(complete(open('open', [1 + 100 / 175, 2.5]), close('close', [1 + 100 / 180, 2.6])))
  })

  it('have no price between −100 and +100, and none that is no number', async () => {
    const quote = at('Mets @ Braves 2014-09-25', '/h/', '1xBet')
    expect(
      await read(
        '2014,2014-09-25,,Mets,Braves,/h/,1xBet,99,-101,0,110,',
        '2014,2014-09-26,,Mets,Braves,/i/,1xBet,-99,0,x,-,',
      ),
    ).toEqual(complete(quote('open', [1 + 100 / 101, null]), quote('close', [2.1, null])))
  })

  it('stay two events in a double-header, and one event of two books', async () => {
    const event = 'Miami Marlins @ Washington Nationals 2014-09-26'
    const early = at(event, '/nationals-marlins-Gb/', 'Pinnacle')
    const late = at(event, '/nationals-marlins-n1/', 'Pinnacle')
    const otherBook = at(event, '/nationals-marlins-n1/', 'Marathonbet')
    const sides = '2014,2014-09-26,26 Sep  2014,Miami Marlins,Washington Nationals'
    expect(
      await read(
        `${sides},/nationals-marlins-Gb/,Pinnacle,150,-160,,,`,
        `${sides},/nationals-marlins-n1/,Pinnacle,180,-200,,,`,
        `${sides},/nationals-marlins-n1/,Marathonbet,185,-210,,,`,
      ),
    ).toEqual(complete(early('open', [1.625, 2.5]), late('open', [1.5, 2.8]), otherBook('open', [1 + 100 / 210, 2.85])))
  })

  it('keep accents in names, drop the spaces around them, and keep the day before a change past midnight', async () => {
    const quote = at('Diablos Rojos del México @ Leones de Yucatán 2014-08-09', '/j/', 'bet-at-home')
    expect(
      await read(
        '2014,2014-08-09,09 Aug  2014,  Diablos Rojos del México, Leones de Yucatán ,/j/,bet-at-home,105,-125,105,-125,"10 Aug, 02:10"',
      ),
    ).toEqual(complete(quote('open', [1.8, 2.05]), quote('close', [1.8, 2.05])))
  })

  it('are left out and counted without a date', async () => {
    expect(
      await read(
        '2014,,29 Oct  2014,Mets,Braves,/k/,bwin,-110,-110,-110,-110,',
        '2014,2014-02-30,30 Feb  2014,Mets,Braves,/l/,bwin,-110,-110,-110,-110,',
      ),
    ).toEqual({ quotes: [], leftOut: { 'no date': 2 } })
  })
})
