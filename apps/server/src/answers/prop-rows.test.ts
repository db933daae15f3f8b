import { fullGame } from '@fairline/domain'
import type { BoardGame, JudgedProp } from '@fairline/engine'
import { aGame, aProp, pricedBet } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { AS_OF, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { type PropRow, propRowsOf, propRowsOfGame, sharpOf, statInWords, streakOf } from './prop-rows.ts'

/** A prop of 21 hits of which one side is quoted. */
function prop(backed: 'over' | 'under', side: JudgedProp['side'] = 'away'): JudgedProp {
  const market = { ...fullGame('player-prop', 21), player: 'Amara Okoye', stat: 'hits' }
  const bet = pricedBet({ league: 'mlb', market, selection: backed, prices: { Book: 2.1 } })
  return aProp({
    player: 'Amara Okoye',
    stat: 'hits',
    line: 21,
    side,
    over: backed === 'over' ? bet : null,
    under: backed === 'under' ? bet : null,
    last: [20, 21, 22],
    games: 3,
    record: { over: 1, under: 1, games: 3 },
  })
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

describe('how a prop did', () => {
  const rated = (selection: 'over' | 'under', games: number) =>
    rowOf({ ...prop(selection), record: { over: 12, under: 15, games } })?.successRate

  it('is the share of games its own side hit, pushes among them, and unknown below thirty', () => {
    expect([rated('over', 30), rated('under', 30), rated('over', 29)]).toEqual([40, 50, null])
  })

  it('ends a streak at the newest game that went against it', () => {
    const streak = (...went: boolean[]) => streakOf({ went } as unknown as PropRow)
    expect([streak(true, false, true, true), streak(true, true), streak(true, false), streak()]).toEqual([2, 2, 0, 0])
  })
})

describe('what the books did to a prop', () => {
  const moved = (towards: number, away: number) =>
    sharpOf({ ...prop('over'), move: { books: 5, towards, away, points: 0, steam: false, updates: 1 } })

  it('is strong from three books on if none moved the other way', () => {
    expect(moved(3, 0)).toEqual({ direction: 'over', strength: 'strong' })
    expect(moved(2, 0)).toEqual({ direction: 'over', strength: 'weak' })
    expect(moved(1, 4)).toEqual({ direction: 'under', strength: 'weak' })
    expect(moved(0, 3)).toEqual({ direction: 'under', strength: 'strong' })
    expect(moved(2, 2)).toEqual({ direction: null, strength: null })
  })
})

it('writes a stat in words', () => {
  expect(statInWords('points+rebounds+assists')).toBe('Points + rebounds + assists')
  expect(statInWords('total_bases')).toBe('Total bases')
})

it('gives the prices of both sides their own place', () => {
  const { market } = prop('over').over as NonNullable<JudgedProp['over']>
  const [over, under] = (['over', 'under'] as const).map((selection) =>
    pricedBet({ league: 'mlb', market, selection, prices: { Book: selection === 'over' ? 2.1 : 1.8 } }),
  )
  const both = { ...prop('over'), over: over ?? null, under: under ?? null }
  expect(rowOf(both)?.fields).toMatchObject({ side: 'Over', overOdds: 110, underOdds: -125 })
  expect(rowOf(prop('under'))?.fields).toMatchObject({ side: 'Under', overOdds: null, underOdds: 110 })
})

it('lists the more confident of two props of the same EV first', () => {
  const at = (player: string, confidence: number): JudgedProp => {
    const market = { ...fullGame('player-prop', 21), player, stat: 'hits' }
    const over = pricedBet({ league: 'mlb', market, selection: 'over', prices: { Book: 2.1 }, confidence })
    return { ...prop('over'), player, over }
  }
  const rows = propRowsOfGame(upcomingGame('g', [], { props: [at('a', 55), at('b', 70), at('c', 60)] }), boardOf())
  expect(rows.map(({ prop: { player } }) => player)).toEqual(['b', 'c', 'a'])
})
