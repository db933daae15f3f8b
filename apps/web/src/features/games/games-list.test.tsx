import type { LiveData } from '@fairline/contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { GamesList } from './games-list.tsx'

const aGame = (homeTeam: string, awayTeam: string): LiveData['games'][number] => ({
  ...{ id: `${awayTeam}-${homeTeam}`, league: 'MLB', homeTeam, awayTeam, homeAbbreviation: 'H', awayAbbreviation: 'A' },
  ...{ status: 'Scheduled', gameStatus: 'Scheduled', isLive: false, isCompleted: false },
  ...{ gameTime: null, startTime: null, gameDate: '2026-07-15', homeScore: null, awayScore: null, period: null },
  ...{ periodScores: null, outs: null, bases: null, venue: null, completedAt: null, doubleHeader: null },
  bayesianProbabilities: { homeWinPercentage: 55, awayWinPercentage: 45, drawPercentage: null, basis: 'model alone' },
  best: { home: null, draw: null, away: null },
  ...{ isPick: false, picks: [], decision: 'No price' },
})
const games = [aGame('Boston Red Sox', 'New York Yankees'), aGame('Chicago Cubs', 'Houston Astros')]
const order = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))

afterEach(() => settings.change({ teams: [] }))

it('puts games of teams that are followed first, and marks them, however their names are written', () => {
  settings.change({ teams: ['chicago cubs'] })
  show(<GamesList games={games} today="2026-07-15" />)
  expect(order()).toEqual(['Houston Astros at Chicago Cubs', 'New York Yankees at Boston Red Sox'])
  expect(screen.getAllByText('★ followed')).toHaveLength(1)
})

it('leaves the order alone where nobody is followed', () => {
  settings.change({ teams: [] })
  show(<GamesList games={games} today="2026-07-15" />)
  expect(order()).toEqual(['New York Yankees at Boston Red Sox', 'Houston Astros at Chicago Cubs'])
  expect(screen.queryByText('★ followed')).toBeNull()
})
