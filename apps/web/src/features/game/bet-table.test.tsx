import type { GamePage } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPublishedBet, aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { BetTable } from './bet-table.tsx'

type Bet = GamePage['bets'][number]

const aBet = (other: Partial<Bet> = {}): Bet => {
  const { rank: _, finalScore: __, game: ___, ...bet } = aRankedPick()
  return {
    ...bet,
    expectedValue: 3,
    sharpValue: null,
    marketProbability: 47.5,
    reasoning: [],
    carriedOverFrom: null,
    books: [],
    ...other,
  }
}
const draw = (bet: Partial<Bet>) => show(<BetTable bets={[aBet(bet)]} learnt={null} />)
const confidence = () => within(screen.getByRole('button', { name: /^Beats the close/ }))

describe('the bets of a game', () => {
  it('say of a game without bets that no book has odds, but not before odds were compared', () => {
    const { unmount } = show(<BetTable bets={[]} learnt={null} />)
    expect(screen.getByText('No book has odds for this game.')).toBeInTheDocument()
    unmount()
    show(<BetTable bets={[]} learnt={97} />)
    expect(screen.getByText('The odds of this game have not been compared yet.')).toBeInTheDocument()
  })

  it('dim an assumed confidence, and no other', () => {
    const { unmount } = draw({ confidence: 65, confidenceAssumed: true })
    expect(confidence().getByText('65%')).toHaveClass('assumed')
    unmount()
    draw({ confidence: 65, confidenceAssumed: false })
    expect(confidence().getByText('65%')).not.toHaveClass('assumed')
  })

  it('show their best price with its book and when it was seen', () => {
    noteServerTime('2026-07-15T19:00:00.000Z')
    draw({ odds: 105, bookmaker: 'Alpha', quotedAt: '2026-07-15T18:57:00.000Z' })
    expect(screen.getByRole('button', { name: /^\+105/ })).toHaveTextContent(/^\+105Alpha · 3\s?m/)
    noteServerTime(new Date().toISOString())
  })

  it('show no market probability if too few books quote', () => {
    const { unmount } = draw({ winProbability: 52.2, marketProbability: 47.5 })
    expect(screen.getByRole('button', { name: /^Fair vs market/ })).toHaveTextContent('52.2% 47.5%')
    unmount()
    draw({ winProbability: 52.2, marketProbability: null })
    expect(screen.getByRole('button', { name: /^Fair vs market/ })).toHaveTextContent(/52\.2%$/)
  })

  it('say who pays their price and how old it is', () => {
    draw({ bookmaker: 'BetMGM', odds: 139 })
    expect(screen.getByRole('button', { name: /\+139.*BetMGM · / })).toBeInTheDocument()
  })

  it('say one verdict word and what was published', () => {
    draw({ recommendation: 'pass', published: aPublishedBet({ status: 'no-longer-worth-it' }) })
    expect(screen.getAllByText(/^(bet|lean|pass|pick|published)$/i).map(({ textContent }) => textContent)).toEqual([
      'Pass',
    ])
    expect(
      screen.getByText(
        /^Published −124 .*, 12:03 PM PT, \+3.0% EV, 72% to beat the closing line, grade B · No longer recommended$/,
      ),
    ).toBeInTheDocument()
  })
})
