import type { PricedSlip } from '@fairline/contract'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { slip } from '../../lib/slip.ts'
import { SlipSheet } from './slip-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  slip.set([])
  noteServerTime(new Date().toISOString())
})

const legs: PricedSlip['legs'] = [
  {
    id: 'g1|moneyline||home',
    gameId: 'g1',
    league: 'MLB',
    game: 'New York Yankees @ Boston Red Sox',
    pick: 'Boston Red Sox to win (moneyline)',
    odds: 120,
    bookmaker: 'Bovada',
    winProbability: 46.2,
    expectedValue: 0.016,
    doubt: null,
    parlayOdds: 115,
    parlayQuotedAt: null,
    gameTime: '2026-07-15T20:30:00.000Z',
    quotedAt: '2026-07-15T18:56:00.000Z',
  },
  {
    id: 'g2|total|8.5|over',
    gameId: 'g2',
    league: 'MLB',
    game: 'Chicago Cubs @ Atlanta Braves',
    pick: 'Over 8.5',
    odds: -110,
    bookmaker: 'Pinnacle',
    winProbability: 51.2,
    expectedValue: -0.023,
    doubt: null,
    parlayOdds: -110,
    parlayQuotedAt: null,
    gameTime: '2026-07-15T20:30:00.000Z',
    quotedAt: '2026-07-15T18:56:00.000Z',
  },
]
const priced: PricedSlip = {
  legs,
  gone: [],
  goneBets: [],
  chance: 23.7,
  fairOdds: 322,
  together: [],
  asked: null,
  provenance,
  books: [{ book: 'Pinnacle', odds: 310, expectedValue: -0.03 }],
}

/** Opens the visitor's own slip and returns the texts of its bets. */
async function legTexts(answer: PricedSlip): Promise<(string | null)[]> {
  noteServerTime('2026-07-15T19:00:00.000Z')
  const path = `/api/slip?legs=${legs.map(({ id }) => encodeURIComponent(id)).join('%3B')}`
  serve({ [path]: answer })
  slip.set(legs)
  show(<SlipSheet of="" onClose={() => undefined} />)
  const remove = await screen.findAllByRole('button', { name: /^Remove/ })
  return remove.map((button) => button.closest('li')!.textContent)
}

it('shows of each bet its price at the book of the parlay, and its EV as a single at the book that pays most', async () => {
  expect(await legTexts(priced)).toEqual([
    'Boston Red Sox to win (moneyline)+115 at PinnacleMLB · New York Yankees @ Boston Red Sox · Wed, Jul 15, 1:30 PM PT · fair 46.2%As a single, +120 at Bovada: +1.6% EV✕',
    'Over 8.5−110 at PinnacleMLB · Chicago Cubs @ Atlanta Braves · Wed, Jul 15, 1:30 PM PT · fair 51.2%As a single: −2.3% EV✕',
  ])
})

it('shows of each bet its best price and book if no book prices all of them', async () => {
  const apart = legs.map((leg) => ({ ...leg, parlayOdds: null }))
  expect(await legTexts({ ...priced, legs: apart, books: [] })).toEqual([
    'Boston Red Sox to win (moneyline)+120 at Bovada · 4 minMLB · New York Yankees @ Boston Red Sox · Wed, Jul 15, 1:30 PM PT · fair 46.2%As a single: +1.6% EV✕',
    'Over 8.5−110 at Pinnacle · 4 minMLB · Chicago Cubs @ Atlanta Braves · Wed, Jul 15, 1:30 PM PT · fair 51.2%As a single: −2.3% EV✕',
  ])
})

it('names the bets of a shared slip that cannot be priced before their start, and counts those the board does not know', async () => {
  const gone = ['g1|spread|-1.5|home', 'g2|player-prop|Ann|points|9.5|over', 'g3|moneyline||home', 'g9|moneyline||home']
  const goneBets: PricedSlip['goneBets'] = [
    { id: gone[0]!, game: 'New York Yankees @ Boston Red Sox', pick: 'Boston Red Sox −1.5 (run line)', state: 'live' },
    { id: gone[1]!, game: 'Chicago Sky @ Atlanta Dream', pick: null, state: 'upcoming' },
    { id: gone[2]!, game: 'Chicago Cubs @ Atlanta Braves', pick: 'Atlanta Braves to win', state: 'ended' },
  ]
  const path = `/api/slip?legs=${gone.map((id) => encodeURIComponent(id)).join('%3B')}`
  serve({ [path]: { ...priced, legs: [], gone, goneBets, chance: null, fairOdds: null, books: [] } })
  show(<SlipSheet of={gone.join(';')} onClose={() => undefined} />)
  expect(await screen.findByText(/4 bets are not counted/)).toBeInTheDocument()
  expect(screen.getByText('1 bet on games that are not on the board')).toBeInTheDocument()
  expect(
    screen.getByText('Boston Red Sox −1.5 (run line) · New York Yankees @ Boston Red Sox · in play'),
  ).toBeInTheDocument()
  expect(screen.getByText('A bet on Chicago Sky @ Atlanta Dream · cannot be priced now')).toBeInTheDocument()
  expect(screen.getByText('Atlanta Braves to win · Chicago Cubs @ Atlanta Braves · game over')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

it('keeps its bets in sight where they cannot be priced, and lets them be taken off', async () => {
  serve({ '/api/slip': 500 })
  slip.set([
    {
      id: 'g1|moneyline||home',
      gameId: 'g1',
      league: 'MLB',
      game: 'New York Yankees @ Boston Red Sox',
      pick: 'Boston Red Sox to win (moneyline)',
      odds: 120,
      bookmaker: 'Pinnacle',
      winProbability: 46.2,
    },
  ])
  show(<SlipSheet of="" onClose={() => undefined} />)
  expect(await screen.findByText(/Your bets are saved/)).toBeInTheDocument()
  expect(screen.getByText('Boston Red Sox to win (moneyline)')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Boston Red Sox to win (moneyline)' }))
  expect(screen.getByText('Your slip is empty')).toBeInTheDocument()
})

it('counts a bet that both the board and the visitor’s own slip name as named, once', async () => {
  const gone = [legs[0]!.id, 'g9|moneyline||home']
  const { id, game, pick } = legs[0]!
  const path = `/api/slip?legs=${gone.map((one) => encodeURIComponent(one)).join('%3B')}`
  const goneBets: PricedSlip['goneBets'] = [{ id, game, pick, state: 'live' }]
  serve({ [path]: { ...priced, legs: [], gone, goneBets, chance: null, fairOdds: null, books: [] } })
  slip.set(legs)
  show(<SlipSheet of={gone.join(';')} onClose={() => undefined} />)
  expect(await screen.findByText('1 bet on games that are not on the board')).toBeInTheDocument()
})

it('shows the EV of the odds that are typed, and another one once other odds are typed', async () => {
  const path = `/api/slip?legs=${legs.map(({ id }) => encodeURIComponent(id)).join('%3B')}`
  const askedAt = (odds: number, expectedValue: number): PricedSlip => ({
    ...priced,
    asked: { odds, expectedValue, hold: -expectedValue },
  })
  // Won 23.7% of the time: 0.237 · 5 − 1 at +400, 0.237 · 4 − 1 at +300.
  serve({ [path]: priced, [`${path}&price=400`]: askedAt(400, 0.185), [`${path}&price=300`]: askedAt(300, -0.052) })
  show(<SlipSheet of={legs.map(({ id }) => id).join(';')} onClose={() => undefined} />)
  const odds = await screen.findByLabelText('Your book’s parlay odds')
  fireEvent.change(odds, { target: { value: '+400' } })
  expect(await screen.findByText('EV +18.5%.')).toBeInTheDocument()
  fireEvent.change(odds, { target: { value: '+300' } })
  expect(await screen.findByText('Your book keeps 5.2%. EV −5.2%.')).toBeInTheDocument()
})

it('says of a single bet that it wins, and of several that all do', async () => {
  const one = legs.slice(0, 1)
  serve({ [`/api/slip?legs=${encodeURIComponent(one[0]!.id)}`]: { ...priced, legs: one } })
  const { unmount } = show(<SlipSheet of={one[0]!.id} onClose={() => undefined} />)
  expect(await screen.findByRole('button', { name: /^Wins/ })).toBeInTheDocument()
  unmount()
  await legTexts(priced)
  expect(screen.getByRole('button', { name: /^All win/ })).toBeInTheDocument()
})

it('says of the visitor’s own slip alone that it is stored on this device', async () => {
  serve({})
  const { unmount } = show(<SlipSheet of="" onClose={() => undefined} />)
  expect(screen.getByText(/Stored on this device only/)).toBeInTheDocument()
  unmount()
  show(<SlipSheet of={legs[0]!.id} onClose={() => undefined} />)
  expect(screen.getByText(/fair odds of these bets/)).toBeInTheDocument()
  expect(screen.queryByText(/Stored on this device/)).toBeNull()
})
