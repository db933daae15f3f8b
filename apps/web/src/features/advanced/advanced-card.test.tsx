import type { AdvancedPick } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAdvancedPick, aPublishedBet } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { AdvancedCard } from './advanced-card.tsx'

afterEach(() => noteServerTime(new Date().toISOString()))
const draw = (other?: Partial<AdvancedPick>) => {
  noteServerTime('2026-07-15T19:00:00.000Z')
  show(<AdvancedCard pick={anAdvancedPick(other)} />)
}

describe('a card of the day’s picks', () => {
  it('names three strategies at most, the Fibonacci system apart and the Monte Carlo model for what it is', () => {
    draw()
    const models = within(screen.getByRole('region', { name: 'Strategy models' }))
    expect(models.getAllByText(/says so/).map((one) => one.textContent)).toHaveLength(3)
    expect(models.getByText('Basic Monte Carlo')).toBeInTheDocument()
    expect(models.queryByText('Fibonacci System')).toBeNull()
    expect(screen.getByRole('region', { name: 'Advanced strategy' })).toHaveTextContent('61.2%')
  })

  it('has the advanced strategy in baseball alone, and the sharp money box from 80 on', () => {
    draw({ league: 'NHL', confidence: 79.9 })
    expect(screen.queryByRole('region', { name: 'Advanced strategy' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sharp Money Intelligence' })).toBeNull()
  })

  it('says what the books did, and that no feed here has tickets', () => {
    draw()
    const box = screen.getByRole('region', { name: 'Sharp Money Intelligence' })
    for (const text of ['STEAM', '−1.2 pts', 'Heavy', 'no ticket data']) expect(box).toHaveTextContent(text)
  })

  it('says one verdict word; when to bet is a quiet word next to the start', () => {
    draw({ published: aPublishedBet() })
    expect(
      screen.getAllByText(/^((strong )?bet|lean|pass|pick|published|prime time)$/i).map((one) => one.textContent),
    ).toEqual(['Strong bet'])
    expect(screen.getByText('Wed, Jul 15, 1:30 PM PT · PRIME TIME')).toBeInTheDocument()
    expect(screen.getByText(/^Published −124 .* · Still recommended$/)).toBeInTheDocument()
  })

  it('dims an assumed confidence', () => {
    draw({ confidence: 65, confidenceAssumed: true })
    expect(screen.getByText('65%')).toHaveClass('assumed')
  })

  it('says how high its confidence is; what a feed calls a team stays text', () => {
    draw()
    expect(screen.getByText('HIGH CONFIDENCE')).toBeInTheDocument()
    expect(screen.getByText(/<b>New York<\/b> Yankees @ Boston Red Sox/)).toBeInTheDocument()
  })

  it('marks a game of tomorrow', () => {
    draw({ gameTime: '2026-07-16T20:30:00.000Z' })
    expect(screen.getByText('Tomorrow')).toBeInTheDocument()
  })
})
