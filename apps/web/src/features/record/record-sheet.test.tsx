import type { TrackRecord } from '@fairline/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { RecordSheet } from './record-sheet.tsx'

afterEach(() => vi.unstubAllGlobals())

const tally = { picks: 40, open: 0, won: 22, lost: 17, pushed: 1, hitRate: 56.4, saidToWin: 54, confidenceSample: 40 }
const group = (
  name: string,
  other: Partial<TrackRecord['byMarket'][number]> = {},
): TrackRecord['byMarket'][number] => ({
  ...tally,
  beatClose: 57.9,
  saidToBeatClose: 57,
  roi: 0.042,
  roiStdErr: 0.031,
  closingValue: 0.01,
  closingValueStdErr: 0.002,
  losses: null,
  name,
  ...other,
})
const tooFew = { picks: 5, open: 2, won: 1, lost: 2, pushed: 0, beatClose: null, roi: null, roiStdErr: null }
const record: TrackRecord = {
  origin: 'live',
  from: '2026-06-01',
  to: '2026-07-14',
  overall: group(''),
  byLeague: [],
  byGrade: [],
  byStrategy: [],
  reliability: [],
  rows: 90,
  bookWatch: { excluded: [], watched: 12, bets: 1234, mostEvidence: 1.9, excludedFrom: 2000 },
  byMarket: [group('moneyline'), group('spread', tooFew)],
  byConfidence: [group('55–65'), group('65–100', tooFew), group('not known', tooFew)],
  leftOut: [],
  staleSince: null,
  staleReason: null,
}

const open = (of: string, live = record) => {
  serve({
    '/api/track-record?origin=live': live,
    '/api/track-record?origin=backfill': { ...record, origin: 'backfill' },
  })
  show(<RecordSheet of={of} onClose={() => undefined} />)
}
const rowsOf = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

it('shows first how picks of the same market and band of confidence did', async () => {
  open('spread@66.2')
  expect(await rowsOf('Picks like these')).toEqual([
    ['Spread', '5', '1 of 3', '–', '–'],
    ['65–100% to beat the close', '5', '1 of 3', '–', '–'],
  ])
  expect(await rowsOf('By market')).toEqual([
    ['Moneyline', '40', '22 of 40', '+4.2% ± 3.1%', '57.9%, said 57.0%'],
    ['Spread', '5', '1 of 3', '–', '–'],
  ])
})

it('says that no such pick is on record, and shows all others', async () => {
  open('three-way@20')
  expect(await screen.findByText('No pick like these is on record yet.')).toBeInTheDocument()
  expect(await rowsOf('By confidence')).toHaveLength(3)
})

it('says how many picks are not graded yet, and what a dash means', async () => {
  open('', { ...record, overall: group('', tooFew) })
  expect(
    await screen.findByText(/2 of 5 picks are not graded yet. A dash means fewer than 30 picks to count./),
  ).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Picks like these' })).toBeNull()
})

it('keeps backtested picks apart, and says that nobody could have followed them', async () => {
  open('moneyline@60')
  await rowsOf('Picks like these')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Backtested' }))
  expect(await screen.findByText(/not published live/)).toBeInTheDocument()
})

it('says how many books are watched and bets judged if no book is excluded', async () => {
  open('')
  const books = await screen.findByRole('region', { name: 'Books' })
  expect(books).toHaveTextContent('No book is excluded: 12 books watched, 1,234 bets judged.')
  expect(books).toHaveTextContent('The most evidence against one is 1.9.')
  expect(books).toHaveTextContent('Evidence of 2,000 excludes it')
  expect(within(books).queryByRole('table')).toBeNull()
})

it('lists excluded books with what their bets should have won and did', async () => {
  const misdated = { book: 'Misdated', league: 'MLB', excludedAfter: '2026-06-14' }
  const excluded = [{ ...misdated, bets: 80, expectedWins: 33, wins: 12, evidence: 2345 }]
  open('', { ...record, bookWatch: { ...record.bookWatch, excluded, mostEvidence: 2345 } })
  expect(await rowsOf('Books we no longer recommend')).toEqual([['MisdatedMLB', 'Jun 14, 2026', '80', '33.0', '12']])
  expect(screen.queryByText(/No book is excluded/)).toBeNull()
})

it('has books before there are picks, and says that none was judged yet', async () => {
  const bookWatch = { ...record.bookWatch, watched: 0, bets: 0, mostEvidence: null }
  open('', { ...record, overall: group('', { picks: 0 }), bookWatch })
  expect(await screen.findByText('No picks on record yet')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Books' })).toHaveTextContent('No book has been judged yet')
})
