import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { provenance } from '../../testing/answers.ts'
import { RecordingContext } from '../lib/recording.ts'
import { NoBets } from './no-bets.tsx'
import { SourceLine } from './source-line.tsx'

const notice = 'Not recording because the disk is full. New picks are kept and recorded later.'
const troubles = [notice, 'MLB is not up to date: its feed can’t be reached.']

afterEach(() => void vi.useRealTimers())

it('marks data as aging only after more than a day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-15T19:00:00Z') })
  const { rerender } = render(<SourceLine provenance={{ ...provenance, newestFactAt: '2026-07-15T10:00:00Z' }} />)
  expect(screen.getByText(/Updated 9 h ago/)).not.toHaveClass('text-caution')
  rerender(<SourceLine provenance={{ ...provenance, newestFactAt: '2026-07-14T18:59:00Z' }} />)
  expect(screen.getByText(/Updated .* ago/)).toHaveClass('text-caution')
})

it('leaves out only the message that the notice at the top of the screen shows', () => {
  const recording = { isRecording: false, notRecordingSince: null, notice, waitingEntries: 0 }
  render(
    <RecordingContext value={recording}>
      <SourceLine provenance={{ ...provenance, troubles }} />
    </RecordingContext>,
  )
  expect(screen.getByText(/MLB is not up to date/)).toBeInTheDocument()
  expect(screen.queryByText(/Not recording/)).toBeNull()
})

it('shows the message if the notice is not loaded', () => {
  render(<SourceLine provenance={{ ...provenance, troubles }} />)
  expect(screen.getByText(/Not recording/)).toBeInTheDocument()
})

it('shows the same progress of learning as an empty list, rounded down', () => {
  render(
    <>
      <SourceLine provenance={{ ...provenance, learnt: 18.6 }} />
      <NoBets learnt={18.6} title="No bets" />
    </>,
  )
  expect(screen.getByText(/^Learning from past games \(18%\)/)).toBeInTheDocument()
  expect(screen.getByText(/^18% done/)).toBeInTheDocument()
})
