import type { TeamGameHistory } from '@fairline/contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { GameHistory } from './game-history.tsx'

afterEach(() => void vi.unstubAllGlobals())

const game = (
  gameId: string,
  other: Partial<TeamGameHistory['recentGames'][number]>,
): TeamGameHistory['recentGames'][number] => ({
  gameId,
  result: 'W',
  homeAway: 'Home',
  opponent: 'Yankees',
  date: '2026-07-14',
  teamScore: 5,
  opponentScore: 3,
  formattedResult: 'W 5–3',
  ...other,
})
const open = (answer: unknown) => {
  serve({ '/api/team-game-history/MLB/Boston': answer })
  show(<GameHistory league="MLB" team="Boston" isLearning={false} />)
}
const history = (formString: string, ...recentGames: TeamGameHistory['recentGames']) => ({
  success: true,
  recentForm: { formString },
  recentGames,
  dataSource: 'simulated',
})

it('lists the newest game first, away games with @, each result beside its own game', async () => {
  open(
    history(
      'LWD',
      game('g3', { result: 'L', homeAway: 'Away', formattedResult: 'L 2–4' }),
      game('g2', { opponent: 'Cubs', date: '2026-07-12' }),
      game('g1', { opponent: 'Mets', date: '2026-07-01', result: 'D', homeAway: 'Neutral', formattedResult: 'D 1–1' }),
    ),
  )
  expect(await screen.findByText('L 2–4')).toHaveClass('text-against')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jul 14 @ YankeesL 2–4',
    'Jul 12 vs CubsW 5–3',
    'Jul 1 vs MetsD 1–1',
  ])
  expect(screen.getByText('W 5–3')).toHaveClass('text-value')
  expect(screen.getByText('Form, newest first:').parentElement).toHaveTextContent('Form, newest first: L W D')
})

it('says that no games are there, and does not call that a failure', async () => {
  open(history(''))
  expect(await screen.findByText('No recent games available')).toBeInTheDocument()
  expect(screen.queryByText(/Unable/)).toBeNull()
})

it('loads the games again once past games are learned', async () => {
  const path = '/api/team-game-history/MLB/Boston'
  serve({ [path]: history('W', game('g1', { opponent: 'Cubs' })) })
  const { rerender } = show(<GameHistory league="MLB" team="Boston" isLearning />)
  expect(await screen.findByText(/Cubs/)).toBeInTheDocument()
  serve({ [path]: history('W', game('g2', { opponent: 'Mets' })) })
  rerender(<GameHistory league="MLB" team="Boston" isLearning={false} />)
  expect(await screen.findByText(/Mets/)).toBeInTheDocument()
})
