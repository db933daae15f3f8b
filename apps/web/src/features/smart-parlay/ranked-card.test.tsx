import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { RankedCard } from './ranked-card.tsx'

afterEach(() => act(() => settings.change({ teams: [] })))

const pick = aRankedPick({ awayTeam: 'New York Yankees', expectedValue: 0.03 })

it.each([
  ['New York Yankees', true],
  ['Boston Red Sox', true],
  ['Chicago Cubs', false],
  ['Boston', false],
])('marks a pick on a game of a team that is followed, home or away: %s', (team, isMarked) => {
  act(() => settings.change({ teams: [team] }))
  show(<RankedCard pick={pick} />)
  expect(screen.queryByText('★ followed') !== null).toBe(isMarked)
})

it('is named by its pick and game, away side first, and shows its EV from a fraction', () => {
  show(<RankedCard pick={pick} />)
  const name = 'Boston Red Sox to win (moneyline), New York Yankees at Boston Red Sox'
  expect(screen.getByRole('article', { name })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Expected value/ })).toHaveTextContent('+3.0%')
})
