import type { GamePage } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { GameProps } from './game-props.tsx'

const prop = (id: string, recommendation: 'bet' | 'lean' | 'pass', confidence: number): GamePage['props'][number] => ({
  id,
  playerName: id,
  team: null,
  propType: 'Hits',
  side: 'Over',
  line: 1.5,
  odds: 105,
  bookmaker: 'Alpha',
  quotedAt: '2026-07-15T18:58:00.000Z',
  confidence,
  confidenceAssumed: false,
  winProbability: 51.4,
  carriedOverFrom: null,
  expectedValue: 3,
  valueGrade: 'B',
  recommendation,
  lastCounts: [],
})
const game = {
  id: 'g1',
  league: 'MLB',
  homeTeam: 'Boston Red Sox',
  awayTeam: 'New York Yankees',
  status: 'Scheduled',
} as unknown as GamePage['game']

it('says one verdict of each prop', () => {
  show(
    <GameProps
      isLearning={false}
      game={game}
      props={[prop('a', 'bet', 80), prop('b', 'bet', 79.9), prop('c', 'lean', 60), prop('d', 'pass', 90)]}
    />,
  )
  const words = screen
    .getAllByRole('article')
    .map((card) => within(card).getByText(/^(strong bet|bet|lean|pass)$/i).textContent)
  expect(words).toEqual(['Strong bet', 'Bet', 'Lean', 'Pass'])
})

it('says of which line a probability was carried over', () => {
  const carried = { ...prop('a', 'pass', 60), carriedOverFrom: 2.5 }
  show(<GameProps game={game} props={[carried, prop('b', 'pass', 60)]} isLearning={false} />)
  const [first, second] = screen.getAllByRole('article').map((card) => within(card))
  expect(first?.getByText('Probability rests on the odds of 2.5, too')).toBeVisible()
  expect(second?.queryByText(/carried over/)).toBeNull()
})

it.each([
  ['Scheduled', true, 'Not yet: learning from past games.'],
  ['Scheduled', false, 'No player props yet.'],
  ['Live', true, 'Props close at game time.'],
] as const)('says of a game without props why there are none: %s, still learning %s', (status, isLearning, text) => {
  show(<GameProps game={{ ...game, status }} props={[]} isLearning={isLearning} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})
