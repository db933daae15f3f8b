import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provenance } from '../../testing/answers.ts'
import { RecordingContext } from '../lib/recording.ts'
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
