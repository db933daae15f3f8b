import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { spent } from '../../lib/spent.ts'
import { settings } from '../../lib/use-settings.ts'
import { StakeNote } from './stake-note.tsx'

afterEach(() =>
  act(() => {
    settings.change({ budget: null })
    spent.set({ day: '', sum: 0 })
  }),
)

const log = () => {
  show(<StakeNote best={null} />)
  fireEvent.click(screen.getByRole('button', { name: 'Log a $10 bet' }))
}

it('confirms that a bet was logged and where to see it, without a limit, too', () => {
  log()
  expect(screen.getByText('$10 logged today.')).toBeInTheDocument()
  expect(screen.getByText('Logged a $10 bet. Your slip shows the total for today: $10.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Log a $10 bet' }))
  expect(screen.getByText('$20 logged today.')).toBeInTheDocument()
  expect(screen.getByText('Logged a $10 bet. Your slip shows the total for today: $20.')).toBeInTheDocument()
})

it('warns before the next bet would exceed the daily limit', () => {
  act(() => settings.change({ budget: 15 }))
  log()
  expect(screen.getByText('⚠ Over your limit: $10 of $15 logged today.')).toBeInTheDocument()
})

it('does not warn of a bet that just reaches the daily limit', () => {
  act(() => settings.change({ budget: 20 }))
  log()
  expect(screen.getByText('$10 of $20 logged today.')).toBeInTheDocument()
})

it('undoes a logged bet inside a modal sheet, from the keyboard, says so there, and returns the focus', async () => {
  show(
    <Sheet title="Your slip" about="One bet" open onClose={() => undefined}>
      <StakeNote best={null} />
    </Sheet>,
  )
  // Names as a screen reader has them: what is hidden behind the sheet is not found.
  const logButton = screen.getByRole('button', { name: 'Log a $10 bet' })
  fireEvent.click(logButton)
  fireEvent.click(logButton)
  const undo = screen.getByRole('button', { name: 'Undo' })
  undo.focus()
  expect(undo).toHaveFocus()
  fireEvent.click(undo)
  expect(screen.getByText('$10 logged today.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(logButton).toHaveFocus()
  const dialog = screen.getByRole('dialog', { name: 'Your slip' })
  expect(within(dialog).getByRole('status')).toHaveTextContent('Removed the $10 bet. Total for today: $10.')
})
