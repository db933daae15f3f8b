import type { MarketIntelligence } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../../testing/answers.ts'
import { aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { MarketTab } from './market-tab.tsx'

type Moved = MarketIntelligence['picks'][number]

afterEach(() => void vi.unstubAllGlobals())

const moved = (id: string, sharpMoney: number | null, label: Moved['label'] = null): Moved => {
  const { finalScore: _, expectedValue: __, ...bet } = aRankedPick({ id, pick: id })
  return {
    ...bet,
    odds: { book: 'Pinnacle (simulated)', current: -130 },
    marketIntelligence: { valueRating: 1.25, sharpMoney },
    lineMovement: {
      direction: 'UP',
      opening: 'Pinnacle at −110',
      current: 'Pinnacle at −130',
      from: { book: 'Pinnacle', line: null, odds: -110 },
      to: { book: 'Pinnacle', line: null, odds: -130 },
      betLine: null,
      books: 9,
      points: 3.24,
    },
    marketGrade: { grade: 'B', hold: 1.2, dispersion: 0.8, books: 12, ageSeconds: 60 },
    label,
    signalValue: null,
  }
}

it('says Sharp of what the books moved towards by more than 70, once', async () => {
  const picks = [moved('at', 70), moved('above', 70.1), moved('unknown', null), moved('led', 90, 'SHARP')]
  serve({ '/api/market-intelligence': { picks, ...listFields, provenance } })
  show(<MarketTab />)
  const card = async (name: string) => within(await screen.findByRole('article', { name }))
  expect((await card('above')).getByText('Sharp')).toBeInTheDocument()
  for (const name of ['at', 'unknown', 'led']) expect((await card(name)).queryByText('Sharp')).toBeNull()
  expect((await card('led')).getByText('SHARP')).toBeInTheDocument()
  expect((await card('at')).getByText('+1.3%')).toBeInTheDocument()
  expect(screen.getByText('Ranked by how far the market moved toward the bet since open')).toBeInTheDocument()
})

it('shows a bet’s probability and confidence as other lists do, an assumed one as assumed', async () => {
  const picks = [false, true].map((confidenceAssumed) => ({
    ...moved(confidenceAssumed ? 'assumed' : 'learned', null),
    winProbability: 56.3,
    confidence: 61,
    confidenceAssumed,
  }))
  serve({ '/api/market-intelligence': { picks, ...listFields, provenance } })
  show(<MarketTab />)
  for (const name of ['learned', 'assumed']) {
    const card = within(await screen.findByRole('article', { name }))
    expect(card.getByText('56.3%')).toBeInTheDocument()
    expect(card.getByText('61%').className.includes('assumed')).toBe(name === 'assumed')
  }
})

it('says what signals like it were worth with their error, how many they were and where', async () => {
  const signalValue = { value: 1.42, stdErr: 0.31, found: 812, measuredOn: 'MLB 2019' }
  serve({ '/api/market-intelligence': { picks: [{ ...moved('led', 90), signalValue }], ...listFields, provenance } })
  show(<MarketTab />)
  expect(await screen.findByText('Signals like this: +1.4 ± 0.3% CLV over 812 bets (MLB 2019).')).toBeInTheDocument()
})

it('says how the market moved, and how the leading book did on its line', async () => {
  const pick = moved('spread', null)
  const from = { book: 'Pinnacle', line: '−1.5', odds: 140 }
  const lineMovement = { ...pick.lineMovement, from, to: { ...from, line: '−2.5', odds: -105 }, betLine: '−2.5' }
  serve({ '/api/market-intelligence': { picks: [{ ...pick, lineMovement }], ...listFields, provenance } })
  show(<MarketTab />)
  const card = within(await screen.findByRole('article', { name: 'spread' }))
  expect(card.getByText(/Moved toward it: 9 books; average of all books \+3.2 pts implied/)).toBeInTheDocument()
  expect(card.getByText('Pinnacle moved the line from −1.5 to −2.5, now at −105')).toBeInTheDocument()
})

it('says that there are none', async () => {
  serve({ '/api/market-intelligence': { picks: [], ...listFields, provenance } })
  show(<MarketTab />)
  expect(await screen.findByText('No market intelligence picks available')).toBeInTheDocument()
})
