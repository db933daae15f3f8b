import { fullGame } from '@fairline/domain'
import type { BoardGame, JudgedProp } from '@fairline/engine'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { AS_OF, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { propRowsOf, propRowsOfGame } from './prop-rows.ts'

/** A prop of 21 hits of which one side is quoted. */
function prop(backed: 'over' | 'under', side: JudgedProp['side'] = 'away'): JudgedProp {
  const market = { ...fullGame('player-prop', 21), player: 'Amara Okoye', stat: 'hits' }
  const bet = pricedBet({ league: 'mlb', market, selection: backed, prices: { Book: 2.1 } })
  return {
    player: 'Amara Okoye',
    stat: 'hits',
    line: 21,
    side,
    books: 1,
    marketOver: 0.5,
    over: backed === 'over' ? bet : null,
    under: backed === 'under' ? bet : null,
    openings: [],
    expectedCount: null,
    prediction: null,
    last: [20, 21, 22],
    games: 3,
    record: { over: 1, under: 1, games: 3 },
    move: null,
  }
}
const rowOf = (one: JudgedProp) => propRowsOfGame(upcomingGame('g', [], { props: [one] }), boardOf())[0]

describe('the props of a game', () => {
  const rowsOf = (game: BoardGame) => propRowsOfGame(game, boardOf(game))

  it('are other rows once a price or the news changed, and the same ones where something else did', () => {
    const game = upcomingGame('g', [], { props: [prop('over')] })
    const rows = rowsOf(game)
    expect(rowsOf({ ...game, unrecorded: [] })[0]).toBe(rows[0])
    expect(rowsOf({ ...game, props: [prop('under')] })[0]?.bet.selection).toBe('under')
    const news = [...game.news]
    expect(rowsOf({ ...game, news })[0]?.onBoard.news).toBe(news)
  })
})

describe('the rows of a player and stat', () => {
  const valued = (
    line: number,
    prices: Readonly<Record<string, number>>,
    selection: 'over' | 'under',
    probability: number,
  ) => {
    const market = { ...fullGame('player-prop', line), player: 'Amara Okoye', stat: 'hits' }
    const bet = pricedBet({ league: 'mlb', market, selection, probability, prices, confidence: 60 })
    return {
      ...prop(selection),
      line,
      over: selection === 'over' ? bet : null,
      under: selection === 'under' ? bet : null,
    }
  }
  const shown = (...props: JudgedProp[]) =>
    propRowsOfGame(upcomingGame('g', [], { props }), boardOf()).map(({ bet }) => [bet.selection, bet.market.line])

  it('are the line and side worth most, and every other one that is recommended', () => {
    const [best, good, bad] = [
      valued(1.5, { Book: 2.1 }, 'over', 0.5),
      valued(2.5, { Book: 2.04 }, 'under', 0.5),
      valued(3.5, { Book: 1.9 }, 'over', 0.5),
    ]
    expect(shown(bad, good, best)).toEqual([
      ['over', 1.5],
      ['under', 2.5],
    ])
    expect(shown(bad)).toEqual([['over', 3.5]])
  })
})

describe('a prop', () => {
  it('counts a game that ended on the line as a hit for neither side', () => {
    expect(rowOf(prop('over'))?.went).toEqual([false, false, true])
    expect(rowOf(prop('under'))?.went).toEqual([true, false, false])
  })

  it('names the team the player plays for, and the other one as the opponent', () => {
    const away = { team: 'New York Yankees', opponent: 'Boston Red Sox' }
    expect(rowOf(prop('over', 'away'))?.fields).toMatchObject(away)
    expect(rowOf(prop('over', 'home'))?.fields).toMatchObject({ team: away.opponent, opponent: away.team })
  })
})

describe('the props of a board', () => {
  const worth = (price: number): JudgedProp => {
    const one = prop('over')
    const bet = pricedBet({ league: 'mlb', market: one.over!.market, selection: 'over', prices: { Book: price } })
    return { ...one, over: bet }
  }
  const gamesOf = (...games: readonly BoardGame[]) => propRowsOf(boardOf(...games)).map(({ fields }) => fields.gameId)

  it('are those of all games to come, whatever their day, the most valuable first, and none of a game in play', () => {
    const tomorrow = aGame({ id: 'tomorrow', day: '2026-07-16', startsAt: AS_OF + 30 * 3_600_000 })
    expect(
      gamesOf(
        upcomingGame('today', [], { props: [worth(2.04)] }),
        liveGame('live', [], { props: [worth(2.1)] }),
        upcomingGame('tomorrow', [], { game: tomorrow, props: [worth(2.08)] }),
      ),
    ).toEqual(['tomorrow', 'today'])
  })
})
