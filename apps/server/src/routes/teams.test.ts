import { teamGameHistory, teamStats } from '@fairline/contract'
import type { TeamSeason } from '@fairline/engine'
import { expect, it } from 'vitest'
import { boardOf } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { boardState } from '../jobs/board-state.ts'

const season = (key: string, name: string, wins: number): TeamSeason => ({
  league: 'mlb',
  key,
  name,
  season: '2026',
  wins,
  draws: 0,
  losses: 30,
  overtimeLosses: null,
  scored: 200,
  allowed: 190,
  told: 70,
  strength: null,
  last: [],
})
const sox = season('BOS', 'Boston Red Sox', 40)
const yankees = season('NYY', 'New York Yankees', 50)

function appWith(...teams: readonly TeamSeason[]) {
  const state = boardState('replay')
  const show = (version: number, ...sides: readonly TeamSeason[]) =>
    state.show({ ...boardOf(), version, teams: { mlb: sides } })
  const learn = (version: number, rated: number | null, ...sides: readonly TeamSeason[]) =>
    state.show({ ...boardOf(), version, rated, teams: { mlb: sides } })
  show(1, ...teams)
  const app = testApp({}, { state })
  const get = (path: string, league: string, team: string) =>
    app.inject(path.replace('{league}', league).replace('{team}', team))
  const winsOf = async (team: string) =>
    teamStats.answer.parse((await get(teamStats.path, 'mlb', team)).json()).team.wins
  return { show, learn, get, winsOf }
}

it('shows each side its own season, and a new one once a game of it ends', async () => {
  const { show, winsOf } = appWith(sox, yankees)
  expect([await winsOf('BOS'), await winsOf('nyy')]).toEqual([40, 50])
  show(2, { ...sox, wins: 41 }, yankees)
  expect([await winsOf('BOS'), await winsOf('nyy')]).toEqual([41, 50])
})

it('says that a season is a part of one while past games are being learned, and no longer once they are', async () => {
  const { learn, get } = appWith()
  const isLearning = async () =>
    teamStats.answer.parse((await get(teamStats.path, 'mlb', 'BOS')).json()).team.isLearning
  learn(2, 0.4, sox)
  expect(await isLearning()).toBe(true)
  // The same season.
  learn(3, null, sox)
  expect(await isLearning()).toBe(false)
})

it('responds to a history with games also if the season was requested before, and the other way round', async () => {
  const { get } = appWith(sox, yankees)
  await get(teamStats.path, 'mlb', 'BOS')
  const history = teamGameHistory.answer.parse((await get(teamGameHistory.path, 'mlb', 'BOS')).json())
  expect(history.recentGames).toEqual([])
  await get(teamGameHistory.path, 'mlb', 'NYY')
  expect(teamStats.answer.parse((await get(teamStats.path, 'mlb', 'NYY')).json()).team.wins).toBe(50)
})

it('answers 404 for a league or a team that does not exist, and names both', async () => {
  const { get } = appWith(sox)
  const respond = async (league: string, team: string) => {
    const response = await get(teamStats.path, league, team)
    return [response.statusCode, response.json().title]
  }
  expect(await respond('mlb', 'NYY')).toEqual([404, 'No team of mlb that has played this season or last is called NYY'])
  expect((await respond('nba', 'BOS'))[0]).toBe(404)
  expect((await respond('chess', 'BOS'))[0]).toBe(404)
})

it('answers 503 until there is a board', async () => {
  const response = await testApp().inject(teamStats.path.replace('{league}', 'mlb').replace('{team}', 'BOS'))
  expect([response.statusCode, response.json().type]).toEqual([503, 'starting'])
})
