import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRecommendation } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { Matchup } from './matchup.tsx'
import type { Chances } from './probabilities-query.ts'
import { ubsePicksOf } from './ubse-pick.ts'

const probabilities: Chances = {
  gameId: 'g1',
  league: 'MLS',
  homeTeam: 'Austin',
  awayTeam: 'Dallas',
  homeProbability: 45,
  awayProbability: 30,
  drawProbability: 25,
  ratingHome: 41.5,
  marketHome: 47.2,
}
function open(of: Chances | null, sentiment: 'bullish' | 'bearish' | 'other' | null = null, isLive = false) {
  const marketSentiment = sentiment ?? 'other'
  const picks = ubsePicksOf([aRecommendation({ marketSentiment })], []).map((pick) => ({
    ...pick,
    isLive,
    pulse: sentiment === null ? null : pick.pulse,
  }))
  const [pick] = picks
  if (!pick) throw new RangeError('a recommendation is a pick')
  return show(<Matchup pick={pick} probabilities={of} />)
}
const text = () => document.querySelector('details')?.textContent ?? ''

it('shows each side’s own probability, away side first, the draw between them', () => {
  open(probabilities)
  expect(text()).toMatch(/Dallas30\.0%.*Draw25\.0%.*Austin45\.0%/)
  expect(text()).toContain('Austin: model only 41.5%, market (vig-free) 47.2%.')
})

it('fills the bar where rounding left a gap, and leaves out a draw where one side must win', () => {
  // 40 of 80 is half of the bar.
  open({ ...probabilities, homeProbability: 40, awayProbability: 40, drawProbability: null })
  const bar = screen.getByRole('img', { name: /^Fair probabilities: Dallas 50\.0%, Austin 50\.0%/, hidden: true })
  expect(Array.from(bar.children, (part) => (part as HTMLElement).style.width)).toEqual(['50%', '50%'])
  expect(text()).not.toContain('Draw')
})

it('says that a live probability is not known, and shows none as 0', () => {
  open({ ...probabilities, awayProbability: null })
  expect(text()).toContain('Live win probability not known: no live odds right now.')
  expect(text()).not.toContain('%')
})

it('says of a game that is on what model and market said before it', () => {
  open(probabilities, null, true)
  expect(text()).toContain('Austin before the game: model only 41.5%, market (vig-free) 47.2%.')
  expect(screen.getByRole('img', { name: /As the game stands now\.$/, hidden: true })).toBeInTheDocument()
})

it('says that there is no market yet', () => {
  open({ ...probabilities, marketHome: null })
  expect(text()).toContain('Austin: model only 41.5%, no market yet.')
})

it.each([
  ['bullish', 'bullish (more books moved toward it than away)'],
  ['bearish', 'bearish (more books moved away from it than toward it)'],
  ['other', 'other (as many books moved toward it as away)'],
] as const)('says what a %s market means', (sentiment, meaning) => {
  open(null, sentiment)
  expect(text()).toContain(`Market sentiment: ${meaning}`)
  expect(text()).toContain('No win probability for this game.')
})

it('counts the books on each side, and shows no tickets as no data', () => {
  open(null, 'bullish')
  expect(text()).toContain('Line movement+1.4 pts')
  expect(text()).toContain('Books toward it7Books away2Ticketsno ticket data')
})

it('shows nothing where nothing is known', () => {
  const { container } = open(null)
  expect(container).toBeEmptyDOMElement()
})
