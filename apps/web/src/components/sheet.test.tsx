import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { BoardSourceContext, type Source } from '../lib/board-source.ts'
import { Sheet, useSheetSource } from './sheet.tsx'

/** A sheet whose button opens another; the button may go away while that is open. */
function Stack({ removesButton }: { readonly removesButton: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  return (
    <>
      <Sheet title="Settings" about="Lower" open onClose={() => undefined}>
        {!isRemoved && (
          <button type="button" onClick={() => setOpen(true)}>
            Log in
          </button>
        )}
      </Sheet>
      {isOpen && (
        <Sheet
          title="Login"
          about="Upper"
          open
          onClose={() => {
            setRemoved(removesButton)
            setOpen(false)
          }}
        >
          text
        </Sheet>
      )}
    </>
  )
}

async function openAndClose(removesButton: boolean) {
  render(<Stack removesButton={removesButton} />)
  const button = screen.getByRole('button', { name: 'Log in' })
  button.focus()
  fireEvent.click(button)
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Login' }), { key: 'Escape' })
}

it('returns the focus to the button that opened it', async () => {
  await openAndClose(false)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus())
})

it('focuses the dialog below if that button is gone', async () => {
  await openAndClose(true)
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveFocus())
})

const NOW = new Date().toISOString()
const sourceFrom = (source: string): Source => ({ source, newestFactAt: NOW, learnt: null, troubles: [] })

function Tab() {
  useSheetSource(sourceOfTab)
  return <p>tab</p>
}
const sourceOfTab = sourceFrom('archive')

const sheetWith = (props: { readonly source?: Source; readonly content?: ReactNode }) =>
  render(
    <BoardSourceContext value={sourceFrom('live')}>
      <Sheet title="Picks" about="All" open onClose={() => undefined} source={props.source}>
        {props.content}
      </Sheet>
    </BoardSourceContext>,
  )

it('names the source and the age of its own data', () => {
  sheetWith({ source: sourceFrom('simulated') })
  expect(screen.getByText('Simulated league').parentElement).toHaveTextContent('Simulated league · Updated just now')
})

it('names the source of the content it shows, a tab for example', () => {
  sheetWith({ content: <Tab /> })
  expect(screen.getByText('Imported archive')).toBeInTheDocument()
})

it('names the server’s source if it has no data of its own', () => {
  sheetWith({})
  expect(screen.getByText('Live feeds')).toBeInTheDocument()
})
