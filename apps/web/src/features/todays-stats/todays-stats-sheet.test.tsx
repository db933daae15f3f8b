import type { LiveData } from '@fairline/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { TodaysStatsSheet } from './todays-stats-sheet.tsx'

type Game = LiveData['games'][number]

const fight: Game = {
  ...{ id: 'f', league: 'UFC', homeTeam: 'Red Corner', awayTeam: 'Blue Corner' },
  ...{ homeAbbreviation: 'RED', awayAbbreviation: 'BLU', status: 'Final', gameStatus: 'Final' },
  ...{ isLive: false, isCompleted: true, gameTime: null, startTime: null, gameDate: '2026-07-15' },
  ...{ homeScore: null, awayScore: null, period: null, periodScores: null, outs: null, bases: null, venue: null },
  ...{ completedAt: null, doubleHeader: null, best: { home: null, draw: null, away: null } },
  bayesianProbabilities: { homeWinPercentage: 100, awayWinPercentage: 0, drawPercentage: null, basis: 'result' },
  ...{ isPick: false, published: [], decision: 'No price' },
}

const rowOf = async (game: Game) => {
  const summary = { total: 1, live: 0, scheduled: 0, completed: 1 }
  serve({ '/api/live-data': { games: [game], summary, pacificTimeDate: '2026-07-15', provenance } })
  show(<TodaysStatsSheet onClose={() => undefined} />)
  return (await screen.findByRole('button', { name: /Blue Corner/ })).parentElement?.textContent
}

it('shows who won where a game that is over has no score, in the order of the names', async () => {
  expect(await rowOf(fight)).toMatch(/Blue Corner.*Lost–Won.*Red Corner/)
})

it('shows the score, away side first', async () => {
  expect(await rowOf({ ...fight, homeScore: 5, awayScore: 3 })).toMatch(/Blue Corner.*3–5.*Red Corner/)
})
