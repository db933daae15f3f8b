import type { PastDay } from '@fairline/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { type Recording, RecordingContext } from '../../lib/recording.ts'
import { DaySheet } from './day-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const upToDate = { leftOut: [], staleSince: null, staleReason: null }
const none = (day: string): PastDay => ({
  day,
  today: '2026-07-15',
  games: [],
  live: [],
  backfill: [],
  ...upToDate,
  provenance,
})
const open = (of: string) => show(<DaySheet of={of} onClose={() => undefined} />)

it('says of a day to come that it has not come, and of an empty past one that nobody was there', async () => {
  serve({ '/api/days/2026-07-30': none('2026-07-30'), '/api/days/2026-07-01': none('2026-07-01') })
  const { unmount } = open('2026-07-30')
  expect(await screen.findByText('This day is still ahead.')).toBeInTheDocument()
  unmount()
  open('2026-07-01')
  expect(await screen.findByText('Fairline was not running.')).toBeInTheDocument()
})

it('shows yesterday where the address names no day of the calendar', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-15T19:00:00Z') })
  const query = serve({ '/api/days/2026-07-14': none('2026-07-14') })
  open('2026-13-99')
  expect(await screen.findByText('No picks on record for this day')).toBeInTheDocument()
  expect(screen.getByText('Tuesday, July 14, 2026')).toBeInTheDocument()
  expect(query.mock.calls.map(([path]) => path)).toEqual(['/api/days/2026-07-14'])
})

it('says since when results are out of date, why, and which rows they leave out', async () => {
  const leftOut = [
    { from: 4, to: 6, reason: 'its body is not JSON' },
    { from: 9, to: 9, reason: 'no row with this number is stored' },
  ]
  const stale = { staleSince: '2026-07-15T02:05:00Z', staleReason: "the database can't be reached", leftOut }
  serve({ '/api/days/2026-07-01': { ...none('2026-07-01'), ...stale } })
  open('2026-07-01')
  expect(await screen.findByText(/^⚠ Results as of .*: the database can't be reached\.$/)).toBeInTheDocument()
  expect(screen.getByText('⚠ 4 damaged or missing rows of the ledger left out (4–6, 9).')).toBeInTheDocument()
})

it('warns of nothing if results are up to date and complete', async () => {
  serve({ '/api/days/2026-07-01': none('2026-07-01') })
  open('2026-07-01')
  expect(await screen.findByText('Fairline was not running.')).toBeInTheDocument()
  expect(screen.queryByText(/⚠/)).toBeNull()
})

it('says Won and Lost, fair probability and CLV', async () => {
  const pick: PastDay['backfill'][number] = {
    id: 1,
    madeAt: '2026-07-01T12:00:00.000Z',
    league: 'MLB',
    game: 'A @ B',
    day: '2026-07-01',
    pick: 'B to win',
    bookmaker: 'Pinnacle',
    odds: -120,
    winProbability: 54.4,
    expectedValue: 0.01,
    confidence: 60,
    grade: 'C',
    outcome: 'win',
    profit: 0.83,
    closingValue: -0.002,
  }
  const lost = { ...pick, id: 2, outcome: 'lose' as const, profit: -1 }
  serve({ '/api/days/2026-07-01': { ...none('2026-07-01'), backfill: [pick, lost] } })
  open('2026-07-01')
  expect(await screen.findByText('Lost')).toBeInTheDocument()
  expect(screen.getAllByText(/grade C · fair 54.4% · CLV −0.2%/)).toHaveLength(2)
  expect(screen.getByText('−0.17')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Backtested, not published live' })).toBeInTheDocument()
})

it('steps forward up to today, and not into tomorrow', async () => {
  serve({ '/api/days/2026-07-14': none('2026-07-14'), '/api/days/2026-07-15': none('2026-07-15') })
  const { unmount } = open('2026-07-14')
  await screen.findByText('No picks on record for this day')
  expect(screen.getByRole('button', { name: 'Next day' })).toBeEnabled()
  unmount()
  open('2026-07-15')
  await screen.findByText('No picks on record for this day')
  expect(screen.getByRole('button', { name: 'Next day' })).toBeDisabled()
})

it('shows the picks of the day that was stepped to, and not those of the day before', async () => {
  const game = { gameId: 'g', league: 'MLB', homeTeam: 'Red Sox', awayTeam: 'Yankees', onBoard: false }
  const games = [{ ...game, homeScore: 5, awayScore: 3, winner: 'home' as const }]
  serve({
    '/api/days/2026-07-01': { ...none('2026-07-01'), games },
    '/api/days/2026-07-02': { ...none('2026-07-02'), games: [{ ...games[0], homeTeam: 'Cubs', awayTeam: 'Mets' }] },
  })
  const { rerender } = open('2026-07-01')
  await screen.findByText('Yankees @ Red Sox')
  rerender(<DaySheet of="2026-07-02" onClose={() => undefined} />)
  expect(await screen.findByText('Mets @ Cubs')).toBeInTheDocument()
  expect(screen.queryByText('Yankees @ Red Sox')).toBeNull()
})

it('writes a score in the order of the teams next to it', async () => {
  const game = { gameId: 'g', league: 'MLB', homeTeam: 'Red Sox', awayTeam: 'Yankees', onBoard: false }
  const games = [{ ...game, homeScore: 5, awayScore: 3, winner: 'home' as const }]
  serve({ '/api/days/2026-07-01': { ...none('2026-07-01'), games } })
  open('2026-07-01')
  expect((await screen.findByText('Yankees @ Red Sox')).closest('li')).toHaveTextContent('MLB Yankees @ Red Sox3–5')
})

it.each([
  ['home', 'Lost–Won'],
  ['away', 'Won–Lost'],
  ['draw', 'Draw'],
  [null, '–'],
] as const)('says who won where a game has no score, as a fight: %s', async (winner, text) => {
  const game = { gameId: 'g', league: 'UFC', homeTeam: 'Red', awayTeam: 'Blue', onBoard: false }
  const games = [{ ...game, homeScore: null, awayScore: null, winner }]
  serve({ '/api/days/2026-07-01': { ...none('2026-07-01'), games } })
  open('2026-07-01')
  expect((await screen.findByText('Blue @ Red')).closest('li')).toHaveTextContent(`UFC Blue @ Red${text}`)
})

describe('during an outage', () => {
  const notice = 'Not recording because the disk is full. New picks are kept and recorded later.'
  const stopped = { isRecording: false, notRecordingSince: '2026-07-15T18:05:00.000Z', notice, waitingEntries: 3 }
  async function openDuring(recording: Recording) {
    serve({ '/api/days/2026-07-01': none('2026-07-01') })
    show(
      <RecordingContext value={recording}>
        <DaySheet of="2026-07-01" onClose={() => undefined} />
      </RecordingContext>,
    )
    await screen.findByText('Fairline was not running.')
  }

  it.each([
    [1, '1 newer entry (pick, result or daily summary) is not in this record yet.'],
    [1234, '1,234 newer entries (picks, results and daily summaries) are not in this record yet.'],
  ])('says how many newer entries the record lacks: %i', async (waitingEntries, text) => {
    await openDuring({ ...stopped, waitingEntries })
    expect(screen.getByText(text)).toHaveAttribute('role', 'status')
  })

  it('does not say of a day of the outage that nothing was published', async () => {
    serve({ '/api/days/2026-07-15': none('2026-07-15') })
    show(
      <RecordingContext value={stopped}>
        <DaySheet of="2026-07-15" onClose={() => undefined} />
      </RecordingContext>,
    )
    expect(await screen.findByText('Its picks may not be in this record yet.')).toBeInTheDocument()
    expect(screen.queryByText(/was not running/)).toBeNull()
  })

  it('says nothing of newer entries if there are none', async () => {
    await openDuring({ ...stopped, waitingEntries: 0 })
    expect(screen.queryByText(/newer/)).toBeNull()
  })

  it('says nothing of entries that are about to be written', async () => {
    await openDuring({ isRecording: true, notRecordingSince: null, notice: null, waitingEntries: 2 })
    expect(screen.queryByText(/newer/)).toBeNull()
  })
})

const aPick = (id: number, other: Partial<PastDay['live'][number]> = {}): PastDay['live'][number] => ({
  id,
  madeAt: '2026-07-01T12:00:00.000Z',
  league: 'MLB',
  game: 'A @ B',
  day: '2026-07-01',
  pick: `Pick ${id}`,
  bookmaker: 'Pinnacle',
  odds: 150,
  winProbability: 54.4,
  expectedValue: 0.01,
  confidence: 60,
  grade: 'C',
  outcome: 'win',
  profit: 1.5,
  closingValue: null,
  ...other,
})

it('counts what won of what is settled, half wins included, and adds up their profit', async () => {
  const live = [
    aPick(1),
    aPick(2, { outcome: 'half-win', profit: 0.75 }),
    aPick(3, { outcome: 'push', profit: 0 }),
    aPick(4, { outcome: 'lose', profit: -1 }),
    aPick(5, { outcome: 'open', profit: null }),
  ]
  serve({ '/api/days/2026-07-01': { ...none('2026-07-01'), live, backfill: [aPick(6)] } })
  open('2026-07-01')
  const part = within(await screen.findByRole('region', { name: 'Published live' }))
  expect(part.getByText('Picks').parentElement).toHaveTextContent('Picks 5')
  expect(part.getByText('Won', { selector: '.text-xs.text-soft' }).parentElement).toHaveTextContent('Won 2 of 4')
  expect(part.getByText('Profit in units').parentElement).toHaveTextContent('Profit in units +1.25')
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/MLB.*/, ''))).toEqual([
    'Pick 1+150Won',
    'Pick 2+150Half won',
    'Pick 3+150Push',
    'Pick 4+150Lost',
    'Pick 5+150Open',
  ])
})

it('shows no profit while nothing is settled, and no CLV that is not known', async () => {
  const live = [aPick(1, { outcome: 'open', profit: null })]
  serve({ '/api/days/2026-07-01': { ...none('2026-07-01'), live } })
  open('2026-07-01')
  expect((await screen.findByText('Profit in units')).parentElement).toHaveTextContent('Profit in units –')
  expect(screen.queryByText(/CLV/)).toBeNull()
})

it.each([
  ['Previous day', '2026-02-28'],
  ['Next day', '2026-03-02'],
])('turns to the day that is asked for, over the end of a month: %s', async (name, day) => {
  serve({ '/api/days/2026-03-01': none('2026-03-01') })
  open('2026-03-01')
  await screen.findByText('Fairline was not running.')
  fireEvent.click(screen.getByRole('button', { name }))
  expect(new URLSearchParams(window.location.search).getAll('show')).toEqual([`day:${day}`])
})

it('turns to the day that is chosen, and stays where the field is emptied', async () => {
  serve({ '/api/days/2026-03-01': none('2026-03-01') })
  open('2026-03-01')
  await screen.findByText('Fairline was not running.')
  const field = screen.getByLabelText('Day')
  fireEvent.change(field, { target: { value: '' } })
  expect(window.location.search).toBe('')
  fireEvent.change(field, { target: { value: '2026-01-31' } })
  expect(new URLSearchParams(window.location.search).getAll('show')).toEqual(['day:2026-01-31'])
})

it('says of a past day with games that no bet qualified', async () => {
  const game = { gameId: 'g', league: 'MLB', homeTeam: 'Red Sox', awayTeam: 'Yankees', onBoard: false }
  const games = [{ ...game, homeScore: 5, awayScore: 3, winner: 'home' as const }]
  serve({ '/api/days/2026-07-01': { ...none('2026-07-01'), games } })
  open('2026-07-01')
  expect(await screen.findByText('No bet qualified, or Fairline was not running.')).toBeInTheDocument()
})
