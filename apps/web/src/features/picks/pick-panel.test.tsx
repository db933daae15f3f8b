import type { ParlayPicks } from '@fairline/contract'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPublishedPick } from '../../../testing/picks.ts'
import { ExplainProvider } from '../../components/explain.tsx'
import { NotUpdatingContext } from '../../lib/not-updating.ts'
import { isShown } from '../../lib/overlay.ts'
import { settings } from '../../lib/use-settings.ts'
import { PickPanel } from './pick-panel.tsx'

afterEach(() => act(() => settings.change({ books: [] })))

const nothing = (reason: ParlayPicks['reason'], learnt: number | null) =>
  ({
    success: false,
    picks: { pick1: null, pick2: null },
    parlay: null,
    justMissed: [],
    funnel: { prices: 344, positiveEv: 0, recommended: 0, published: 0, topPicks: 0 },
    published: [],
    inPlay: 0,
    reason,
    provenance: { learnt },
  }) as unknown as ParlayPicks

const aPick: NonNullable<ParlayPicks['picks']['pick1']> = {
  id: 'g|moneyline||home',
  gameId: 'g',
  league: 'MLB',
  matchup: 'A @ B',
  gameTime: '2026-07-15T22:00:00Z',
  marketType: 'moneyline',
  pick: 'B to win',
  book: 'Book',
  odds: 120,
  confidence: 80,
  winProbability: 50,
  expectedValue: 0.1,
  kelly: 0.08,
  grade: 'A',
  recommendation: 'bet',
  published: null,
  goodDownTo: 100,
  quotedAt: '2026-07-15T19:00:00Z',
  isRecorded: true,
  why: 'our rating alone',
  reasoning: [],
  analysis: null,
}

it('says nothing about prices while it still learns from past games', () => {
  render(<PickPanel answer={nothing('still-learning', 18.75)} />)
  expect(screen.getByText('Not yet: learning from past games')).toBeInTheDocument()
  expect(screen.getByText('18% done. Picks start within minutes.')).toBeInTheDocument()
  expect(screen.queryByText(/No \+EV bets/)).not.toBeInTheDocument()
})

it('says beneath a pick why it is one, without a press', () => {
  const pick = { ...aPick, reasoning: ['Fair 50.0% vs. 45.5% implied: +10.0% EV'] }
  const answer = { ...nothing('picks', null), success: true, picks: { pick1: pick, pick2: null } }
  render(
    <ExplainProvider>
      <PickPanel answer={answer} />
    </ExplainProvider>,
  )
  expect(screen.getByText(/Fair 50.0% vs. 45.5% implied/)).toBeInTheDocument()
})

it('leads to the bets in play where only those are worth making', () => {
  render(<PickPanel answer={{ ...nothing('no-bet-worth-making', null), inPlay: 2 }} />)
  expect(screen.getByText('No bet worth making before the start right now')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '2 games in play have a recommended bet' }))
  expect(new URL(location.href).searchParams.get('show')).toBe('smart-parlay:integrated')
})

it('says how many prices were looked at if no bet is worth making', () => {
  render(<PickPanel answer={nothing('no-bet-worth-making', null)} />)
  expect(screen.getByText('No bet worth making right now')).toBeInTheDocument()
  expect(
    screen.getByText(/^Winner, spread and total before the start: 344 prices looked at → 0 \+EV → 0 recommended/),
  ).toBeInTheDocument()
})

it('says of a pick that is not in the ledger yet that it is not recorded, and of no other', () => {
  const pick = { ...aPick, isRecorded: false }
  const picks = { pick1: pick, pick2: { ...pick, gameId: 'h', isRecorded: true } }
  render(
    <ExplainProvider>
      <PickPanel answer={{ ...nothing('picks', null), success: true, picks }} />
    </ExplainProvider>,
  )
  expect(screen.getAllByText('Not yet recorded')).toHaveLength(1)
})

it('says by what its two picks are chosen, and of one alone nothing', () => {
  const draw = (pick2: typeof aPick | null) => (
    <ExplainProvider>
      <PickPanel answer={{ ...nothing('picks', null), success: true, picks: { pick1: aPick, pick2 } }} />
    </ExplainProvider>
  )
  const { rerender } = render(draw({ ...aPick, id: 'h|moneyline||home', gameId: 'h' }))
  expect(screen.getByText('The most confident winners, spreads and totals now, on two games')).toBeInTheDocument()
  rerender(draw(null))
  expect(screen.queryByText(/most confident/)).toBeNull()
})

it('shows no price as moved where its two picks change places, and one that moved as it did', () => {
  const [first, second] = [aPick, { ...aPick, id: 'h|moneyline||home', gameId: 'h', odds: -120 }]
  const draw = (pick1: typeof aPick, pick2: typeof aPick) => (
    <ExplainProvider>
      <PickPanel answer={{ ...nothing('picks', null), success: true, picks: { pick1, pick2 } }} />
    </ExplainProvider>
  )
  const { rerender } = render(draw(first, second))
  rerender(draw(second, first))
  expect(screen.queryByText(/[▲▼]/)).toBeNull()
  rerender(draw(second, { ...first, odds: 130 }))
  expect(screen.getByText(/▲/)).toBeInTheDocument()
})

it('leads to the record of such picks: their markets and confidence', () => {
  const pick2 = { ...aPick, id: 'h|spread|-1.5|away', gameId: 'h', marketType: 'spread' as const, confidence: 62.2 }
  render(
    <ExplainProvider>
      <PickPanel answer={{ ...nothing('picks', null), success: true, picks: { pick1: aPick, pick2 } }} />
    </ExplainProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'How such picks did' }))
  expect(isShown('record:moneyline@80;spread@62.2')).toBe(true)
})

const published = [aPublishedPick('worth-it'), aPublishedPick('no-longer-worth-it', { id: 'other' })]

it('does not say that bets are worth it now while nothing is updated', () => {
  const answer = { ...nothing('picks', null), picks: { pick1: aPick, pick2: null }, published }
  render(
    <NotUpdatingContext value="Couldn’t reach Fairline.">
      <ExplainProvider>
        <PickPanel answer={answer} />
      </ExplainProvider>
    </NotUpdatingContext>,
  )
  expect(screen.getByText(/These bets were worth it when last updated:$/)).toBeInTheDocument()
  expect(screen.queryByText(/worth it now/)).toBeNull()
})

it('says where the published picks are that ended long ago', () => {
  render(
    <ExplainProvider>
      <PickPanel answer={{ ...nothing('picks', null), picks: { pick1: aPick, pick2: null }, published }} />
    </ExplainProvider>,
  )
  expect(screen.getByText('Games that ended over 6 hours ago are in the track record alone.')).toBeInTheDocument()
})

it('counts published picks at all books, and what is recommended of them at the visitor’s own', () => {
  const answer = { ...nothing('picks', null), picks: { pick1: aPick, pick2: null }, published }
  const draw = () => (
    <ExplainProvider>
      <PickPanel answer={answer} />
    </ExplainProvider>
  )
  const { rerender } = render(draw())
  const all = /^1 of 2 picks published on games to come is still recommended. These bets are worth it now:$/
  expect(screen.getByText(all)).toBeInTheDocument()
  expect(screen.getByText(/: 344 prices looked at → .* top picks · 0 published on upcoming games$/)).toBeInTheDocument()
  act(() => settings.change({ books: ['Pinnacle'] }))
  rerender(draw())
  const own =
    '1 of 2 picks published at all books on games to come is recommended at your books. These bets are worth it now at your books:'
  expect(screen.getByText(own)).toBeInTheDocument()
  expect(
    screen.getByText(
      /: 344 prices at your books looked at → .* top picks · 0 published on upcoming games at all books$/,
    ),
  ).toBeInTheDocument()
})

it('announces no bets below if there are none', () => {
  render(<PickPanel answer={{ ...nothing('no-bet-worth-making', null), published }} />)
  expect(screen.getByText('1 of 2 picks published on games to come is still recommended.')).toBeInTheDocument()
})

it('says what both picks pay as a parlay, how often both win, and its EV from a fraction', () => {
  const parlay = { odds: 264, bookmaker: 'Pinnacle', winProbability: 28.4, expectedValue: 0.034 }
  const picks = { pick1: aPick, pick2: { ...aPick, id: 'h|moneyline||home', gameId: 'h' } }
  render(
    <ExplainProvider>
      <PickPanel answer={{ ...nothing('picks', null), success: true, picks, parlay }} />
    </ExplainProvider>,
  )
  const text = 'Parlay these picks for higher odds: +264 at Pinnacle, both win 28.4% of the time, +3.4% EV.'
  expect(screen.getByText(text)).toBeInTheDocument()
})

it('leads to the player props', () => {
  render(
    <ExplainProvider>
      <PickPanel answer={nothing('no-bet-worth-making', null)} />
    </ExplainProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Player props have their own list' }))
  expect(isShown('props')).toBe(true)
})
