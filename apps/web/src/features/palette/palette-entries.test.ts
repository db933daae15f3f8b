import type { AdvancedMorePicks, LiveData, PlayerProps } from '@fairline/contract'
import { expect, it } from 'vitest'
import { paletteEntries } from './palette-entries.ts'

it('leads to screens, games, teams, picks and players, each team and player once', () => {
  const game = (id: string, away: string) => ({
    id,
    league: 'MLB',
    awayTeam: away,
    homeTeam: 'Boston Red Sox',
    homeAbbreviation: 'BOS',
    isLive: false,
    awayAbbreviation: away.slice(0, 3).toUpperCase(),
  })
  const games = [game('g1', 'Tampa Bay Rays'), game('g2', 'New York Yankees')] as LiveData['games']
  const pick = { id: 'p', pick: 'Rays to win', matchInfo: 'TB @ BOS', gameId: 'g1' }
  const prop = (gameId: string) => ({ playerName: 'A Player', team: null, league: 'MLB', gameId })
  const entries = paletteEntries(
    games,
    [pick] as AdvancedMorePicks['picks'],
    [prop('g1'), prop('g2')] as PlayerProps['props'],
  )
  const of = (group: string) => entries.filter((entry) => entry.group === group)
  expect(of('Games').map(({ to }) => to)).toEqual([{ game: 'g1' }, { game: 'g2' }])
  expect(of('Teams').map(({ name, to }) => [name, to])).toEqual([
    ['Boston Red Sox', { show: 'team:MLB/Boston Red Sox' }],
    ['Tampa Bay Rays', { show: 'team:MLB/Tampa Bay Rays' }],
    ['New York Yankees', { show: 'team:MLB/New York Yankees' }],
  ])
  expect(of('Picks')[0]?.to).toEqual({ game: 'g1' })
  expect(of('Players').map(({ kind }) => kind)).toEqual(['MLB'])
  expect(of('Go to').map(({ name }) => name)).toContain('Settings')
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

it('calls a game live while it is on, and tells its league otherwise, away side first', () => {
  const game = { id: 'g1', league: 'MLB', awayTeam: 'Rays', homeTeam: 'Red Sox', isLive: false }
  const games = [game, { ...game, id: 'g2', isLive: true }] as LiveData['games']
  const found = paletteEntries(games, [], []).filter(({ group }) => group === 'Games')
  expect(found.map(({ name, kind }) => [name, kind])).toEqual([
    ['Rays @ Red Sox', 'MLB'],
    ['Rays @ Red Sox', 'live'],
  ])
})

it('names a player’s team, and leads to the player’s game', () => {
  const prop = { playerName: 'A Player', team: 'Rays', league: 'MLB', gameId: 'g1' }
  const [player] = paletteEntries([], [], [prop] as PlayerProps['props']).slice(-1)
  expect(player).toMatchObject({ name: 'A Player', kind: 'Rays', to: { game: 'g1' } })
})
