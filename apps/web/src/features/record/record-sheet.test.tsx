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
  ...{
    beatClose: 57.9,
    saidToBeatClose: 57,
    roi: 0.042,
    roiStdErr: 0.031,
    closingValue: 0.01,
    closingValueStdErr: 0.002,
  },
  ...{ losses: null, name },
  ...other,
})
const tooFew = { picks: 5, open: 2, won: 1, lost: 2, pushed: 0, beatClose: null, roi: null, roiStdErr: null }
const record: TrackRecord = {
  ...{ origin: 'live', from: '2026-06-01', to: '2026-07-14', overall: group('') },
  ...{ byLeague: [], byGrade: [], byStrategy: [], reliability: [], rows: 90 },
  byMarket: [group('moneyline'), group('spread', tooFew)],
  byConfidence: [group('55–65'), group('65–100', tooFew), group('not known', tooFew)],
  ...{ leftOut: [], staleSince: null, staleReason: null },
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
  expect(await screen.findByText(/Nobody could have followed these/)).toBeInTheDocument()
})
