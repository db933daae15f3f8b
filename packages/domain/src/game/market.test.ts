import { describe, expect, it } from 'vitest'
import { gameId } from './game.ts'
import { fullGame, Market, MarketKind, marketGroup, marketKey, marketSlot, Period, selectionsOf } from './market.ts'
import { Quote } from './quote.ts'

const alternateTotal = (line: number): Market => ({ ...fullGame('total', line), alternate: true })

describe('markets', () => {
  it('of equal kind and line are one object, and cannot be changed', () => {
    expect(fullGame('spread', -1.5)).toBe(fullGame('spread', -1.5))
    // Object.is tells −0 from 0, a screen would show it.
    expect(fullGame('spread', -0).line).toBe(0)
    expect(() => Object.assign(fullGame('spread', -1.5), { line: 2 })).toThrow(TypeError)
  })

  it('share a key only with themselves', () => {
    const prop = (player: string, stat: string): Market => ({ ...fullGame('player-prop', 5.5), player, stat })
    const markets: Market[] = [
      fullGame('moneyline'),
      fullGame('three-way'),
      fullGame('spread', -1.5),
      fullGame('spread', 1.5),
      fullGame('total', 8),
      { ...fullGame('total', 8), period: 'first-five' },
      { ...fullGame('team-total', 4.5), team: 'home' },
      { ...fullGame('team-total', 4.5), team: 'away' },
      prop('Aaron Nola', 'strikeouts'),
      prop('Aaron Nola', 'outs'),
      prop('Zack Wheeler', 'strikeouts'),
    ]
    expect(new Set(markets.map(marketKey)).size).toBe(markets.length)
    for (const market of markets) expect(Market.safeParse(market).success).toBe(true)
  })

  it('share a group with their other lines, and with no market on another side, player, stat or period', () => {
    const team = (line: number, side: 'home' | 'away'): Market => ({ ...fullGame('team-total', line), team: side })
    const prop = (line: number, player: string, stat: string): Market => ({
      ...fullGame('player-prop', line),
      player,
      stat,
      alternate: line !== 5.5,
    })
    const groups: readonly (readonly Market[])[] = [
      [fullGame('spread', -1.5), { ...fullGame('spread', -2.5), alternate: true }],
      [fullGame('total', 8), fullGame('total', 8.5)],
      [{ ...fullGame('total', 8), period: 'first-five' }],
      [team(4.5, 'home'), team(5.5, 'home')],
      [team(4.5, 'away'), team(5.5, 'away')],
      [prop(5.5, 'Aaron Nola', 'strikeouts'), prop(6.5, 'Aaron Nola', 'strikeouts')],
      [prop(5.5, 'Aaron Nola', 'outs')],
      [prop(5.5, 'Zack Wheeler', 'strikeouts')],
    ]
    for (const of of groups) expect(new Set(of.map(marketGroup)).size).toBe(1)
    expect(new Set(groups.flat().map(marketGroup)).size).toBe(groups.length)
  })

  it('stand in one place at a book while their main line moves; each alternate line in its own', () => {
    const alternate = (line: number): Market => ({ ...fullGame('spread', line), alternate: true })
    expect(marketSlot(fullGame('spread', -1.5))).toBe(marketSlot(fullGame('spread', -2.5)))
    const places = [fullGame('spread', -1.5), alternate(-1.5), alternate(-2.5), fullGame('total', -1.5)]
    const team = (['home', 'away'] as const).map((side): Market => ({ ...fullGame('team-total', 4.5), team: side }))
    expect(new Set([...places, ...team].map(marketSlot)).size).toBe(6)
  })

  it('come in every period a league has', () => {
    for (const period of Period.options)
      expect(Market.safeParse({ ...fullGame('total', 4.5), period }).success).toBe(true)
  })

  it('refuse a line no book offers', () => {
    expect(Market.safeParse(fullGame('spread', 1.1)).success).toBe(false)
  })

  it.each([
    [{}, 'moneyline|full||||', 'moneyline|full||||', 'moneyline|full|||'],
    [{ kind: 'spread', line: 0 }, 'spread|full|0|||', 'spread|full||||', 'spread|full|||'],
    [{ kind: 'total', line: 9.5, alternate: true }, 'total|full|9.5|||', 'total|full||||9.5', 'total|full|||'],
    [
      { kind: 'team-total', line: 4.5, team: 'away', period: 'first-half' },
      'team-total|first-half|4.5|away||',
      'team-total|first-half|away|||',
      'team-total|first-half|away||',
    ],
    [
      { kind: 'player-prop', line: 5.5, player: 'Ann', stat: 'points' },
      'player-prop|full|5.5||Ann|points',
      'player-prop|full||Ann|points|',
      'player-prop|full||Ann|points',
    ],
  ] satisfies [Partial<Market>, string, string, string][])(
    'write %j as the key %s, the place %s and the group %s',
    (...row) => {
      const [over, key, place, group] = row
      const market: Market = { ...fullGame('moneyline'), ...over }
      // Place and group are remembered: the second time they are the same.
      for (const _ of ['first', 'second']) {
        expect([marketKey(market), marketSlot(market), marketGroup(market)]).toEqual([key, place, group])
      }
    },
  )

  it('share a place with no market on another player, stat or period', () => {
    const prop: Market = { ...fullGame('player-prop', 5.5), player: 'Ann', stat: 'points' }
    const markets: Market[] = [
      prop,
      { ...prop, player: 'Ben' },
      { ...prop, stat: 'rebounds' },
      { ...prop, period: 'first-half' },
    ]
    expect(new Set(markets.map(marketSlot)).size).toBe(4)
  })

  it('share a key with their alternate at the same line, but no place', () => {
    expect(marketKey(alternateTotal(8))).toBe(marketKey(fullGame('total', 8)))
    expect(marketSlot(alternateTotal(8))).not.toBe(marketSlot(fullGame('total', 8)))
  })

  it.each([
    ['moneyline', ['home', 'away']],
    ['three-way', ['home', 'draw', 'away']],
    ['spread', ['home', 'away']],
    ['total', ['over', 'under']],
    ['team-total', ['over', 'under']],
    ['player-prop', ['over', 'under']],
  ] as const)('of kind %s have the selections %j, in this order', (kind, selections) => {
    expect(selectionsOf(kind)).toEqual(selections)
  })

  it.each(MarketKind.options)('%s lists its selections once each', (kind) => {
    const selections = selectionsOf(kind)
    expect(new Set(selections).size).toBe(selections.length)
    expect(selections.length).toBe(kind === 'three-way' ? 3 : 2)
  })
})

describe('quotes and games', () => {
  const quote = { gameId: 'g', book: 'b', market: fullGame('moneyline'), mark: null, observedAt: 0 }

  it('take a missing side, and no price at or below 1', () => {
    expect(Quote.safeParse({ ...quote, prices: [1.9, null] }).success).toBe(true)
    expect(Quote.safeParse({ ...quote, prices: [1.9, 1] }).success).toBe(false)
    expect(Quote.safeParse({ ...quote, prices: [1.9, Number.POSITIVE_INFINITY] }).success).toBe(false)
  })

  it('are told apart by day, teams and number', () => {
    const of = { league: 'mlb', day: '2019-06-15', home: 'BOS', away: 'NYY' } as const
    expect(gameId({ ...of, number: 1 })).toBe('mlb-2019-06-15-nyy-bos')
    expect(gameId({ ...of, number: 2 })).toBe('mlb-2019-06-15-nyy-bos-2')
  })
})
