import { describe, expect, it } from 'vitest'
import { game, list, quoteOfGame as quote, UPDATED } from '../../../testing/odds-api-answer.ts'
import { complete, quotesIn } from '../../../testing/quotes-in.ts'

const read = (answer: unknown) => quotesIn('odds.json', JSON.stringify(answer))

const h2h = (home: number, away: number) => list('h2h', ['Phillies', home], ['Nationals', away])
const moneyline = (prices: (number | null)[], properties = {}) => quote({ kind: 'moneyline' }, prices, properties)

describe('ten events of The Odds API, worked by hand', () => {
  it('price a home favorite that gives runs first, and an over before an under, in any order of outcomes', async () => {
    const spreads = list('spreads', ['Nationals', -164, 1.5], ['Phillies', 130, -1.5])
    const totals = list('totals', ['Under', -105, 9], ['Over', -115, 9])
    expect(await read([game([h2h(-146, 140), spreads, totals])])).toEqual(
      complete(
        moneyline([1 + 100 / 146, 2.4]),
        quote({ kind: 'spread', line: -1.5 }, [2.3, 1 + 100 / 164]),
        quote({ kind: 'total', line: 9 }, [1 + 100 / 115, 1 + 100 / 105]),
      ),
    )
  })

  it('price an away favorite second, with the runs that the home side gets', async () => {
    const spreads = list('spreads', ['Phillies', -150, 1.5], ['Nationals', 130, -1.5])
    expect(await read([game([list('h2h', ['Nationals', -160], ['Phillies', 140]), spreads])])).toEqual(
      complete(moneyline([2.4, 1.625]), quote({ kind: 'spread', line: 1.5 }, [1 + 100 / 150, 2.3])),
    )
  })

  it('price equal sides alike on one level line, and pay the stake once more at +100 and at −100', async () => {
    const spreads = list('spreads', ['Nationals', -105, 0], ['Phillies', -105, 0])
    const totals = list('totals', ['Over', 100, 8.5], ['Under', -100, 8.5])
    expect(await read([game([h2h(-110, -110), spreads, totals])])).toEqual(
      complete(
        moneyline([1 + 100 / 110, 1 + 100 / 110]),
        quote({ kind: 'spread', line: 0 }, [1 + 100 / 105, 1 + 100 / 105]),
        quote({ kind: 'total', line: 8.5 }, [2, 2]),
      ),
    )
  })

  it('have no price where a side is missing, and no quote without a book or a market', async () => {
    const totals = list('totals', ['Under', -125, 8.5])
    const spreads = list('spreads', ['Nationals', 120, 1.5], ['Phillies', 150, -2.5])
    const empty = [game([]), game([], { bookmakers: [] })]
    expect(await read([game([list('h2h', ['Nationals', 120]), totals, spreads]), ...empty])).toEqual(
      complete(
        moneyline([null, 2.2]),
        quote({ kind: 'total', line: 8.5 }, [null, 1.8]),
        quote({ kind: 'spread', line: -1.5 }, [null, 2.2]),
        quote({ kind: 'spread', line: -2.5 }, [2.5, null]),
      ),
    )
  })

  it('stay two events in a double-header, each with its id', async () => {
    const late = game([h2h(-200, 170)], { id: '60c1', commence_time: '2026-08-04T02:10:00Z' })
    expect(await read([game([h2h(-125, 105)]), late])).toEqual(
      complete(moneyline([1.8, 2.05]), moneyline([1.5, 2.7], { eventKey: '60c1' })),
    )
  })

  it('are of the Pacific day of the start, with the names of sides trimmed: it begins at 07:00 UTC in summer', async () => {
    const sides = { home_team: ' Montréal ', away_team: 'Québec', id: null }
    const markets = [list('h2h', ['Québec', 105], [' Montréal ', -125])]
    const events = ['06:59:59', '07:00:00'].map((time) =>
      game(markets, { ...sides, commence_time: `2026-08-04T${time}Z` }),
    )
    // Without an id its name is its key.
    const named = (event: string) => moneyline([1.8, 2.05], { event, eventKey: event })
    expect(await read(events)).toEqual(
      complete(named('Québec @ Montréal 2026-08-03'), named('Québec @ Montréal 2026-08-04')),
    )
  })

  it('have quarter lines, draws and team totals in soccer at decimal prices, from below 2 to above 100', async () => {
    const markets = [
      list('h2h', ['Phillies', 1.3], ['Nationals', 126], ['Draw', 5.98]),
      list('spreads', ['Phillies', 1.95, -1.25], ['Nationals', 1.9, 1.25]),
      list('alternate_totals_h1', ['Over', 2.05, 0.75], ['Under', 1.8, 0.75]),
      list('team_totals', ['Under', 1.7, 1, 'Nationals'], ['Over', 2.1, 1, 'Nationals'], ['Over', 1.6, 2, 'Phillies']),
    ]
    const event = game(markets, { sport_key: 'soccer_italy_serie_a' })
    // As they were at a moment; the second one has no prices yet.
    expect(await read({ timestamp: UPDATED, data: [event, game([])] })).toEqual(
      complete(
        quote({ kind: 'three-way' }, [1.3, 5.98, 126]),
        quote({ kind: 'spread', line: -1.25 }, [1.95, 1.9]),
        quote({ kind: 'total', period: 'first-half', line: 0.75, alternate: true }, [2.05, 1.8]),
        quote({ kind: 'team-total', team: 'away', line: 1 }, [2.1, 1.7]),
        quote({ kind: 'team-total', team: 'home', line: 2 }, [1.6, null]),
      ),
    )
  })

  it('price props by player and line', async () => {
    const stat = 'player_shots_on_goal'
    const main = list(
      stat,
      ['Under', -135, 3.5, 'Tim Stützle'],
      ['Over', 105, 3.5, 'Tim Stützle'],
      ['Over', -125, 3.5, 'Lane Hutson'],
    )
    const alternate = list(`${stat}_alternate`, ['Over', -250, 2.5, 'Tim Stützle'], ['Over', 400, 5, 'Tim Stützle'])
    const prop = { kind: 'player-prop', stat, player: 'Tim Stützle' } as const
    expect(await read(game([main, alternate], { sport_key: 'icehockey_nhl' }))).toEqual(
      complete(
        quote({ ...prop, line: 3.5 }, [2.05, 1 + 100 / 135]),
        quote({ ...prop, player: 'Lane Hutson', line: 3.5 }, [1.8, null]),
        quote({ ...prop, line: 2.5, alternate: true }, [1.4, null]),
        quote({ ...prop, line: 5, alternate: true }, [5, null]),
      ),
    )
  })

  it('have the time of their market, else of their book, else none, and a book without a title its key', async () => {
    const untimed = { ...h2h(-125, 105), last_update: null }
    const bookmakers = [
      { key: 'bovada', title: 'Bovada', last_update: '2026-08-03T21:13:32Z', markets: [h2h(-125, 105), untimed] },
      { key: 'betmgm', markets: [untimed] },
    ]
    const bovada = moneyline([1.8, 2.05], { book: 'Bovada' })
    expect(await read([game([], { bookmakers })])).toEqual(
      complete(bovada, { ...bovada, at: Date.UTC(2026, 7, 3, 21, 13, 32) }, { ...bovada, book: 'betmgm', at: null }),
    )
  })

  it('are left out and counted by what is no market: an outright, a lay price, yes or no, a strange line', async () => {
    const markets = [
      list('h2h_lay', ['Phillies', 120], ['Nationals', 120]),
      list('player_goal_scorer_anytime', ['Yes', 150, undefined, 'Tim Stützle']),
      list('totals', ['Over', -110, 8.25], ['Under', -110, 8.25]),
      { ...h2h(-125, 105), last_update: 'soon' },
    ]
    const outright = game([list('outrights', ['Phillies', 500])], { home_team: null, away_team: null })
    expect(await read([game(markets), outright])).toEqual({
      quotes: [],
      leftOut: {
        'market h2h_lay': 1,
        'no line: yes or no, or a first scorer': 1,
        'total out of range': 1,
        'no time': 1,
        'an event without two sides and a start': 1,
      },
    })
  })
})
