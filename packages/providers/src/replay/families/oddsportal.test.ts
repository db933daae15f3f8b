import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { oddsPortal } from './oddsportal.ts'

const COLUMNS =
  'season|date|date_text|away_team|home_team|game_href|bookmaker|opening_away|opening_home|closing_away|closing_home|last_change_text'

describe('recorded rows of OddsPortal', () => {
  const readAll = () =>
    readRows(oddsPortal, 'mlb', '|', COLUMNS, [
      '2014|2014-10-29|29 Oct  2014|San Francisco Giants|Kansas City Royals|/kc-sf-2mVs3ait/|18bet|112|-128|124|-143|29 Oct, 19:00',
      '2014|2014-10-24|24 Oct  2014|Kansas City Royals|San Francisco Giants|/sf-kc-hxfXVAXR/|bet-at-home|-104|-122|104|-133|24 Oct, 14:08',
      '2014|2014-10-25|25 Oct  2014|Kansas City Royals|San Francisco Giants|/sf-kc-AVebRUuq/|Pinnacle|114|-125|-108|100|25 Oct, 19:00',
      '2014|2014-10-02|02 Oct  2014|Detroit Tigers|Baltimore Orioles|/bal-det-Qmq1o0V3/|bet-at-home|-133|104|-125|100|02 Oct, 14:16',
      '2014|2014-09-26|26 Sep  2014|Miami Marlins|Washington Nationals|/wsh-mia-GbgK22js/|Pinnacle|152|-164|127|-139|26 Sep, 17:52',
      '2014|2014-09-26|26 Sep  2014|Miami Marlins|Washington Nationals|/wsh-mia-n1pb3nkq/|Pinnacle|104|-114|188|-204|26 Sep, 12:04',
    ])

  it('name the home team, though the visitor is in the column before it', () => {
    expect(readAll().games.map(({ day, home, away }) => [day, home, away])).toEqual([
      ['2014-10-29', 'Kansas City Royals', 'San Francisco Giants'],
      ['2014-10-24', 'San Francisco Giants', 'Kansas City Royals'],
      ['2014-10-25', 'San Francisco Giants', 'Kansas City Royals'],
      ['2014-10-02', 'Baltimore Orioles', 'Detroit Tigers'],
      ['2014-09-26', 'Washington Nationals', 'Miami Marlins'],
      ['2014-09-26', 'Washington Nationals', 'Miami Marlins'],
    ])
    expect(readAll().leftOut).toEqual([])
  })

  it('have the opening and the closing moneyline, home price first', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      { 'open moneyline': [minus(128), plus(112)], 'close moneyline': [minus(143), plus(124)] },
      // Both sides opened below even money.
      { 'open moneyline': [minus(122), minus(104)], 'close moneyline': [minus(133), plus(104)] },
      // The favorite changed from the home team to the visitor.
      { 'open moneyline': [minus(125), plus(114)], 'close moneyline': [plus(100), minus(108)] },
      { 'open moneyline': [plus(104), minus(133)], 'close moneyline': [plus(100), minus(125)] },
      { 'open moneyline': [minus(164), plus(152)], 'close moneyline': [minus(139), plus(127)] },
      { 'open moneyline': [minus(114), plus(104)], 'close moneyline': [minus(204), plus(188)] },
    ])
  })

  it('keep the games of a double-header apart, and have neither score nor time', () => {
    expect(
      readAll()
        .games.slice(4)
        .map(({ sourceId }) => sourceId),
    ).toEqual(['/wsh-mia-GbgK22js/', '/wsh-mia-n1pb3nkq/'])
    for (const { score, winner, startsAt, quotes } of readAll().games) {
      expect([score, winner, startsAt, quotes.map(({ at }) => at)]).toEqual([null, null, null, [null, null]])
    }
  })

  it('name the bookmaker of each price', () => {
    expect(readAll().games.map(({ quotes }) => quotes.map(({ book }) => book))).toEqual([
      ['18bet', '18bet'],
      ['bet-at-home', 'bet-at-home'],
      ['Pinnacle', 'Pinnacle'],
      ['bet-at-home', 'bet-at-home'],
      ['Pinnacle', 'Pinnacle'],
      ['Pinnacle', 'Pinnacle'],
    ])
  })
})

describe('rows of OddsPortal with missing or malformed cells', () => {
  const readAll = () =>
    readRows(oddsPortal, 'mlb', '|', COLUMNS, [
      '2014|2014-10-27||San Francisco Giants|Kansas City Royals|/a|bet365|||-155|135|',
      '2014|2014-10-26||San Francisco Giants|Kansas City Royals|/b|bet365|-150|130|||',
      '2014|2014-10-25||San Francisco Giants|Kansas City Royals|/c|bet365|150|130|-155||',
      '2014|2014-10-24||San Francisco Giants|Kansas City Royals|/d|bet365|-190|-190|NL|NL|',
      '2014|2014-10-23||San Francisco Giants|Kansas City Royals|/e|bet365|-150|99|-155|+1S5|',
      '2014|||San Francisco Giants|Kansas City Royals|/f|bet365|-150|130|-155|135|',
      '2014|2014-02-30||San Francisco Giants|Kansas City Royals|/g|bet365|-150|130|-155|135|',
    ])

  it('keep the prices that are complete', () => {
    expect(readAll().games.map((game) => [game.sourceId, pricesOf(game)])).toEqual([
      ['/a', { 'close moneyline': [plus(135), minus(155)] }],
      ['/b', { 'open moneyline': [plus(130), minus(150)] }],
      ['/c', {}],
      ['/d', {}],
      ['/e', {}],
    ])
  })

  it('are left out with their reason', () => {
    expect(readAll().leftOut).toEqual([
      'price: prices sum below 1',
      'price: one-sided price',
      'price: prices sum too high',
      'price: no line',
      'price: moneyline between -100 and +100',
      'price: not a price',
      'row: no date',
      'row: no date',
    ])
  })
})
