import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provenance } from '../../testing/answers.ts'
import { RecordingContext } from '../lib/recording.ts'
import { NoBets } from './no-bets.tsx'
import { SourceLine } from './source-line.tsx'

const notice = 'Not recording because the disk is full. New picks are kept and recorded later.'
const troubles = [notice, 'MLB is not up to date: its feed can’t be reached.']

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
