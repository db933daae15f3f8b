import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { sbrPairs } from './sbr-pairs.ts'

type Cells = Readonly<Record<string, string>>

/** Closing quotes of a game of two rows: market, line of the home side or total, and prices. */
function closing(league: LeagueKey, away: Cells, home: Cells) {
  const reader = sbrPairs.reader({ league, leaveOut: () => undefined })
  const rows: Cells[] = [
    { VH: 'V', Team: 'Visitor', Final: '7', ...away },
    { VH: 'H', Team: 'Home', Final: '9', ...home },
  ]
  const [game] = rows.flatMap((cells) =>
    reader.row({ get: (column) => ({ game_date: '2019-04-10', ...cells })[column] ?? '', text: '' }),
  )
  return game!.quotes.flatMap(({ market: { kind, line }, prices, mark }) =>
    mark === 'close' ? [[kind, line, ...prices]] : [],
  )
}

describe('an NBA pair, of whose rows one holds the total and the other what the favorite gives', () => {
  it('has a home side that gives points where the home row holds the spread', () => {
    expect(closing('nba', { Close: '210.5' }, { Close: '6.5' })).toEqual([
      ['spread', -6.5, null, null],
      ['total', 210.5, null, null],
    ])
  })

  it('has a home side that receives points where the visitor’s row holds the spread', () => {
    expect(closing('nba', { Close: '4' }, { Close: '210.5' })).toEqual([
      ['spread', 4, null, null],
      ['total', 210.5, null, null],
    ])
  })
})

describe('an MLB pair', () => {
  it('has the price of the over in the visitor’s row and that of the under in the home row', () => {
    const away = { CloseOU: '9', CloseOU_odds: '-125' }
    const home = { CloseOU: '9', CloseOU_odds: '105' }
    expect(closing('mlb', away, home)).toEqual([['total', 9, 1.8, 2.05]])
  })

  it('has the home side’s moneyline and run line first', () => {
    const away = { Close: '150', RL: '1.5(-200)' }
    const home = { Close: '-160', RL: '-1.5(170)' }
    expect(closing('mlb', away, home)).toEqual([
      ['moneyline', null, 1.625, 2.5],
      ['spread', -1.5, 2.7, 1.5],
    ])
  })
})
