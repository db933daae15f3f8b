import { describe, expect, it } from 'vitest'
import { complete, marketWith, quotesInTable } from '../../../testing/quotes-in.ts'

// Two books before the round and at the close. VC is a book, so that VCH is its first price, VCCH its closing one.
const HEADER = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A,VCH,VCD,VCA,MaxH,MaxD,MaxA',
  'B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,B365CH,B365CD,B365CA,VCCH,VCCD,VCCA,MaxCH,MaxCD,MaxCA',
].join()
const read = (...rows: string[]) => quotesInTable(HEADER, ...rows)

const quote = (event: string, book: string, mark: 'open' | 'close', prices: (number | null)[]) => ({
  event,
  eventKey: event,
  book,
  market: marketWith({ kind: 'three-way' }),
  prices,
  at: null,
  mark,
  snapshot: null,
})

describe('ten rows of Football-Data, worked by hand', () => {
  it('price a home favorite as home, draw, away: each book’s first prices, then its closing ones', async () => {
    const event = 'Crystal Palace @ Arsenal 2014-08-16'
    expect(
      await read(
        'E0,16/08/2014,17:30,Arsenal,Crystal Palace,2,1,H,1.25,6.5,15,1.29,6,13,1.3,7,17,1.57,2.35,-1.75,1.95,1.98,1.3,6.25,12,1.28,5.8,11.5,1.33,6.6,13',
      ),
    ).toEqual(
      complete(
        quote(event, 'B365', 'open', [1.25, 6.5, 15]),
        quote(event, 'VC', 'open', [1.29, 6, 13]),
        quote(event, 'B365', 'close', [1.3, 6.25, 12]),
        quote(event, 'VC', 'close', [1.28, 5.8, 11.5]),
      ),
    )
  })

  it('price an away favorite with the long price first', async () => {
    const event = 'Barcelona @ Getafe 2021-08-29'
    expect(await read('SP1,29/08/2021,16:00,Getafe,Barcelona,1,2,A,8.5,4.75,1.38,,,,,,,,,,,,9,5,1.36')).toEqual(
      complete(quote(event, 'B365', 'open', [8.5, 4.75, 1.38]), quote(event, 'B365', 'close', [9, 5, 1.36])),
    )
  })

  it('price equal sides alike, with the draw in the middle, and date a year of two digits', async () => {
    expect(await read('I1,15/05/11,14:00,Parma,Chievo,0,0,D,3.4,1.83,3.4')).toEqual(
      complete(quote('Chievo @ Parma 2011-05-15', 'B365', 'open', [3.4, 1.83, 3.4])),
    )
  })

  it('have no price where a cell is empty or holds no price', async () => {
    const event = 'Everton @ Leeds 2019-12-01'
    expect(await read('E0,01/12/2019,,Leeds,Everton,1,1,D,2.1,,3.6,x,3.3,1,,,,,,,,,0,3.4,3.5,2,1001,1000')).toEqual(
      complete(
        quote(event, 'B365', 'open', [2.1, null, 3.6]),
        quote(event, 'VC', 'open', [null, 3.3, null]),
        quote(event, 'B365', 'close', [null, 3.4, 3.5]),
        quote(event, 'VC', 'close', [2, null, 1000]),
      ),
    )
  })

  it('have no quote of a book without prices, of the best price or of other markets', async () => {
    expect(
      await read('E0,02/12/2019,,Leeds,Everton,1,1,D,,,,,,,2.1,3.4,3.6,1.9,1.95,-0.25,1.9,2,,,,,,,2.2,3.5,3.7'),
    ).toEqual(complete())
    expect(await read('E0,02/12/2019,,Leeds,Everton,1,1,D,,,,,,,,,,,,,,,,,,2.05,3.25,3.8')).toEqual(
      complete(quote('Everton @ Leeds 2019-12-02', 'VC', 'close', [2.05, 3.25, 3.8])),
    )
  })

  it('keep accents in names and drop the spaces around them', async () => {
    expect(await read('SP1,2021-11-07,20:00, Cádiz ,"  Atlético, B ",0,1,A,4.2,3.4,1.9')).toEqual(
      complete(quote('Atlético, B @ Cádiz 2021-11-07', 'B365', 'open', [4.2, 3.4, 1.9])),
    )
  })

  it('stay two events if the same clubs meet at home and away, on one day or another', async () => {
    const { quotes, leftOut } = await read(
      'E0,26/12/2020,12:30,Leeds,Everton,1,1,D,2.1,3.3,3.6',
      'E0,26/12/2020,20:00,Everton,Leeds,1,1,D,1.9,3.4,4.1',
      'E0,27/12/2020,20:00,Everton,Leeds,1,1,D,1.85,3.5,4.2',
    )
    expect([quotes, leftOut]).toEqual([
      [
        quote('Everton @ Leeds 2020-12-26', 'B365', 'open', [2.1, 3.3, 3.6]),
        quote('Leeds @ Everton 2020-12-26', 'B365', 'open', [1.9, 3.4, 4.1]),
        quote('Leeds @ Everton 2020-12-27', 'B365', 'open', [1.85, 3.5, 4.2]),
      ],
      {},
    ])
  })

  it('keep the day that is written, day before month, however late the game begins', async () => {
    expect(await read('E0,03/04/2015,23:59,Leeds,Everton,1,1,D,2.1,3.3,3.6')).toEqual(
      complete(quote('Everton @ Leeds 2015-04-03', 'B365', 'open', [2.1, 3.3, 3.6])),
    )
  })

  it('are left out and counted without a day of the calendar', async () => {
    const rest = '15:00,Leeds,Everton,1,1,D,2.1,3.3,3.6'
    expect(await read(`E0,,${rest}`, `E0,29/02/2019,${rest}`, `E0,04/13/2019,${rest}`, ',,,')).toEqual({
      quotes: [],
      leftOut: { 'no date': 3 },
    })
  })

  it('give home, draw and away in that order also if the file lists away first', async () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,B365A,B365D,B365H,PSCA,PSCD,PSCH,PSA,PSH,PSD'
    const event = 'Roma @ Lazio 2016-12-04'
    expect(await quotesInTable(header, 'I1,04/12/2016,Lazio,Roma,2.45,3.4,2.9,2.5,3.45,3.05,2.55,2.95,3.5')).toEqual(
      complete(
        quote(event, 'B365', 'open', [2.9, 3.4, 2.45]),
        quote(event, 'PS', 'close', [3.05, 3.45, 2.5]),
        quote(event, 'PS', 'open', [2.95, 3.5, 2.55]),
      ),
    )
  })
})
