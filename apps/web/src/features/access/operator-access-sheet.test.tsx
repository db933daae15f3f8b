import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { OperatorAccessSheet } from './operator-access-sheet.tsx'

afterEach(() => void vi.unstubAllGlobals())
const logIn = () => {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

const locked = { donationWallet: null, books: [], aiUnlocked: false, operatorUnlocked: false, signedInTo: [] }

it('says after the login what an operator may do and where, with the focus there', async () => {
  const fetched = serve({ '/api/site': locked, '/api/operator-access': { granted: true } })
  const close = vi.fn<() => void>()
  show(<OperatorAccessSheet onClose={close} />)
  logIn()
  const heading = await screen.findByRole('heading', { name: 'You’re in as operator' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText(/Operator pages don’t exist yet/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '/api/admin/predictions' })).toHaveAttribute('href', '/api/admin/predictions')
  expect(screen.getByText('POST /api/arbitrage-start-scanning')).toBeInTheDocument()
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(close).not.toHaveBeenCalled()
  expect(fetched.mock.calls.filter(([path]) => path === '/api/site').length).toBeGreaterThan(1)
})

it('says so at once if no login is needed', async () => {
  serve({ '/api/site': { ...locked, operatorUnlocked: true } })
  show(<OperatorAccessSheet onClose={() => undefined} />)
  expect(await screen.findByRole('heading', { name: 'You’re in as operator' })).toBeInTheDocument()
})

it('empties the field after a wrong password, and says so', async () => {
  serve({ '/api/operator-access': 401 })
  const close = vi.fn<() => void>()
  show(<OperatorAccessSheet onClose={close} />)
  logIn()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(close).not.toHaveBeenCalled()
})
