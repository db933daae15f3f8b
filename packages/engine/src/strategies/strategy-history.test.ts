import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { type PastGame, strategyHistory } from './strategy-history.ts'

const team = (key: string) => ({ key, name: key })
const game = (day: string, home: string, away: string) =>
  aGame({ id: `${day}-${home}`, day, home: team(home), away: team(away) })

interface Played {
  readonly home?: string
  readonly away?: string
  readonly season?: number
  readonly close?: number | null
  readonly starters?: PastGame['starters']
  readonly temperature?: number | null
}

function past(day: string, [home, away]: readonly [number, number], of: Played = {}): PastGame {
  const { season = 2019, close = null, starters = { home: null, away: null }, temperature = null } = of
  const winner = home > away ? 'home' : home < away ? 'away' : 'draw'
  return {
    game: game(day, of.home ?? 'BOS', of.away ?? 'NYY'),
    result: { gameId: 'g', winner, home, away, observedAt: 0 },
    season,
    close,
    starters,
    temperature,
  }
}

function historyOf(...games: readonly PastGame[]) {
  const history = strategyHistory()
  for (const one of games) history.learn(one)
  return history
}
const today = game('2019-06-20', 'BOS', 'NYY')

it('counts a win for one side and a loss for the other, runs scored and allowed each from its own side', () => {
  const history = historyOf(past('2019-06-15', [6, 2]))
  // A belief of ten average games: four runs a side in the only game.
  const [home, away] = ['BOS', 'NYY'].map((key) => history.form(key, today, 2019))
  expect(home).toMatchObject({ wins: 1, losses: 0, streak: 1, scored: 46 / 11, allowed: 42 / 11 })
  expect(away).toMatchObject({ wins: 0, losses: 1, streak: -1, scored: 42 / 11, allowed: 46 / 11 })
})

it('counts wins or losses in a row, and a draw ends either', () => {
  const streak = (...scores: readonly (readonly [number, number])[]) =>
    historyOf(...scores.map((score, i) => past(`2019-06-1${i}`, score))).form('BOS', today, 2019).streak
  expect(streak([2, 1], [2, 1], [2, 1])).toBe(3)
  expect(streak([2, 1], [2, 1], [1, 2])).toBe(-1)
  expect(streak([1, 2], [1, 2], [1, 1])).toBe(0)
  expect(streak([1, 2], [1, 1], [1, 2])).toBe(-1)
})

it('begins each season from the start, except for the days of rest', () => {
  const history = historyOf(past('2018-09-30', [6, 2], { season: 2018 }))
  expect(history.form('BOS', game('2019-03-28', 'BOS', 'NYY'), 2019)).toMatchObject({
    games: 0,
    wins: 0,
    streak: 0,
    rest: 179,
  })
  expect(history.form('TOR', today, 2019).rest).toBeNull()
})

it('counts rest in days between games: a game yesterday is one', () => {
  expect(historyOf(past('2019-06-19', [6, 2])).form('NYY', today, 2019).rest).toBe(1)
})

it('compares home underdogs with their closing probability, and no favorite nor a game without a close', () => {
  const beyond = (...games: readonly PastGame[]) => historyOf(...games).scoring().beyond['home underdog']
  const won = past('2019-06-15', [6, 2], { close: 0.4 })
  const lost = past('2019-06-16', [2, 6], { close: 0.45 })
  // 0.6 and −0.45, shrunk by 500 games that showed nothing.
  expect(beyond(won, lost)).toEqual({ mean: expect.closeTo(0.15 / 502, 12), games: 2 })
  expect(beyond(past('2019-06-15', [6, 2], { close: 0.5 })).games).toBe(0)
  expect(beyond(past('2019-06-15', [6, 2])).games).toBe(0)
})

it('calls three in a row before a game a streak, that game itself not counted', () => {
  const games = ['2019-06-11', '2019-06-12', '2019-06-13', '2019-06-14'].map((day) => past(day, [6, 2], { close: 0.6 }))
  const streaks = (count: number) => historyOf(...games.slice(0, count)).scoring().beyond['winning streak']
  expect(streaks(3).games).toBe(0)
  expect(streaks(4)).toEqual({ mean: expect.closeTo(0.4 / 501, 12), games: 1 })
  expect(historyOf(...games).scoring().beyond['losing streak'].games).toBe(0)
})

it('blames a starter for the runs of the other side', () => {
  const starters = { home: 'Anna', away: 'Beth' }
  const { starter } = historyOf(past('2019-06-15', [6, 2], { starters })).scoring()
  // Eight average games of four runs are believed beforehand.
  expect([starter('Anna'), starter('Beth'), starter('Carla')]).toEqual([34 / 9, 38 / 9, null])
})

it('measures a ground by the total of games played there, not by those of its club away', () => {
  const { ground } = historyOf(
    past('2019-06-15', [6, 4], { home: 'COL', away: 'SEA' }),
    past('2019-06-16', [1, 1], { home: 'SEA', away: 'COL' }),
  ).scoring()
  // Three runs a side on average: forty games of six are believed beforehand.
  expect(ground('COL')).toBeCloseTo((10 + 40 * 6) / (41 * 6), 12)
  expect(ground('SEA')).toBeCloseTo((2 + 40 * 6) / (41 * 6), 12)
  expect(ground('BOS')).toBe(1)
})

it('spreads scores: home and away means, the variance of a side over its mean, the deviation of totals', () => {
  const { home, away, dispersion, totalDeviation } = historyOf(
    past('2019-06-15', [9, 1]),
    past('2019-06-16', [5, 1]),
  ).scoring()
  expect([home, away]).toEqual([7, 1])
  // Sides scored 9, 1, 5, 1: mean 4, variance 11. Totals of 10 and 6: variance 4.
  expect(dispersion).toBeCloseTo(11 / 4, 12)
  expect(totalDeviation).toBeCloseTo(2, 12)
})

it('learns that heat raises totals, and believes little of it at first', () => {
  const { byDegree, temperature } = historyOf(
    past('2019-06-15', [2, 2], { temperature: 10 }),
    past('2019-06-16', [8, 6], { temperature: 30 }),
    past('2019-06-17', [9, 9]),
  ).scoring()
  // Ten degrees either side of twenty and five runs either side of nine: a covariance sum of 100 over squares of 200.
  expect(byDegree).toBeCloseTo(100 / (200 + 6000), 12)
  expect(temperature).toBe(20)
})

it('takes a game without a score for none', () => {
  const { result, ...rest } = past('2019-06-15', [6, 2])
  const history = historyOf({ ...rest, result: { ...result, home: null, away: null } })
  expect(history.form('BOS', today, 2019)).toMatchObject({ games: 0, rest: null })
})
