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
    isLearning: false,
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
  show(<TeamComparison isLearning={false} league="MLB" home={side('Boston')} away={side('Yankees')} />)
  await screen.findByText('50–35')
  await screen.findByText('45–40')
  const cells = (name: RegExp, role: 'columnheader' | 'cell') =>
    within(screen.getByRole('row', { name }))
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(cells(/^Figure/, 'columnheader')).toEqual(['Figure', 'Yankees', 'Boston'])
  expect(cells(/^Record/, 'cell')).toEqual(['Record', '45–40', '50–35'])
})

it('does not call the newest days a season while past games are being learned', async () => {
  const { team } = stats('Boston', 3, 3)
  serve({
    '/api/team-stats/MLB/Yankees': stats('Yankees', 45, 40),
    '/api/team-stats/MLB/Boston': { success: true, team: { ...team, isLearning: true } },
  })
  const side = (name: string) => ({ name, hasSeason: true })
  show(<TeamComparison isLearning={false} league="MLB" home={side('Boston')} away={side('Yankees')} />)
  expect(await screen.findByText('Season stats: not yet, still learning from past games.')).toBeInTheDocument()
  expect(screen.queryByText('3–3')).toBeNull()
})

const rowsOf = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const known = { hasSeason: true }

it('shows strength from a fraction, form from percent, and a dash for what is not known', async () => {
  const yankees = stats('Yankees', 45, 40)
  const team = {
    ...yankees.team,
    strengthRating: 0.484,
    recentForm: 65,
    recentGames: 10,
    pointsPerGame: 4.708,
    pointsAllowedPerGame: 3.9,
  }
  serve({ '/api/team-stats/MLB/Yankees': { ...yankees, team }, '/api/team-stats/MLB/Boston': stats('Boston', 50, 35) })
  show(
    <TeamComparison
      isLearning={false}
      league="MLB"
      home={{ name: 'Boston', ...known }}
      away={{ name: 'Yankees', ...known }}
    />,
  )
  await screen.findByText('50–35')
  await screen.findByText('45–40')
  expect(rowsOf()).toEqual([
    ['Season', '2026', '2026'],
    ['Record', '45–40', '50–35'],
    ['Strength', '48.4%', '–'],
    ['Last 10', '65% of 10', '–'],
    ['Scored per game', '4.71', '–'],
    ['Allowed per game', '3.90', '–'],
  ])
})

it('shows points of the standings if either side has some, 0 as 0', async () => {
  const boston = stats('Boston', 0, 4)
  serve({
    '/api/team-stats/MLB/Yankees': stats('Yankees', 45, 40),
    '/api/team-stats/MLB/Boston': { ...boston, team: { ...boston.team, standingsPoints: 0 } },
  })
  show(
    <TeamComparison
      isLearning={false}
      league="MLB"
      home={{ name: 'Boston', ...known }}
      away={{ name: 'Yankees', ...known }}
    />,
  )
  await screen.findByText('0–4')
  await screen.findByText('45–40')
  expect(rowsOf()[2]).toEqual(['Points', '–', '0'])
})

it('compares nothing where neither season is known, and shows the one that is', async () => {
  serve({ '/api/team-stats/MLB/Boston': stats('Boston', 50, 35) })
  const unknown = { name: 'Yankees', hasSeason: false }
  const { unmount } = show(
    <TeamComparison isLearning={false} league="MLB" home={{ name: 'Boston', hasSeason: false }} away={unknown} />,
  )
  expect(screen.getByText('No season stats for these teams.')).toBeInTheDocument()
  unmount()
  const learning = show(<TeamComparison isLearning league="MLB" home={unknown} away={unknown} />)
  expect(screen.getByText('Season stats: not yet, still learning from past games.')).toBeInTheDocument()
  learning.unmount()
  show(<TeamComparison isLearning={false} league="MLB" home={{ name: 'Boston', ...known }} away={unknown} />)
  await screen.findByText('50–35')
  expect(rowsOf()[1]).toEqual(['Record', '–', '50–35'])
})
