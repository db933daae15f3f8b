import type { TeamStats } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { TeamComparison } from './team-comparison.tsx'

afterEach(() => vi.unstubAllGlobals())

const stats = (name: string, wins: number, losses: number): TeamStats => ({
  success: true,
  team: {
    name,
    league: 'MLB',
    abbreviation: name.slice(0, 3).toUpperCase(),
    season: '2026',
    wins,
    losses,
    overtimeLosses: null,
    standingsPoints: null,
    draws: 0,
    winPercentage: null,
    pointsPerGame: null,
    pointsFor: 0,
    pointsAllowedPerGame: null,
    pointsAgainst: 0,
    strengthRating: null,
    recentForm: null,
    recentGames: 0,
    bestGame: null,
    worstGame: null,
    strengthCalculation: null,
    scoringUnit: 'runs',
    logo: '',
    dataSource: 'simulated',
    asOf: '2026-07-15T19:00:00.000Z',
  },
})

it('shows each team’s season below its name, the away team first', async () => {
  serve({
    '/api/team-stats/MLB/Yankees': stats('Yankees', 45, 40),
    '/api/team-stats/MLB/Boston': stats('Boston', 50, 35),
  })
  const side = (name: string) => ({ name, hasSeason: true })
  show(<TeamComparison league="MLB" home={side('Boston')} away={side('Yankees')} />)
  await screen.findByText('50–35')
  await screen.findByText('45–40')
  const cells = (name: RegExp, role: 'columnheader' | 'cell') =>
    within(screen.getByRole('row', { name }))
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(cells(/^Figure/, 'columnheader')).toEqual(['Figure', 'Yankees', 'Boston'])
  expect(cells(/^Record/, 'cell')).toEqual(['Record', '45–40', '50–35'])
})
