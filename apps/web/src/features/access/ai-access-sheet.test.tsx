import { parlayPicks } from '@fairline/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { aiMode } from '../../lib/ai-mode.ts'
import { AiAccessSheet } from './ai-access-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  aiMode.set(false)
})
const locked = {
  '/api/site': { donationWallet: null, books: [], aiUnlocked: false, operatorUnlocked: false, signedInTo: [] },
}

it('says that it switches while the password is looked at', async () => {
  const answered = serve(locked)
  answered.mockImplementation(async (path) =>
    path === '/api/site' ? Response.json(locked[path]) : new Promise(() => {}),
  )
  show(<AiAccessSheet onClose={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Unlock AI Analysis' })).toBeDisabled()
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } })
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  fireEvent.click(screen.getByRole('button', { name: 'Unlock AI Analysis' }))
  expect(await screen.findByText('Switching to AI Analysis...')).toBeInTheDocument()
})

it('drops the picks of before if it is unlocked already, so that the home screen shows the switch', async () => {
  serve({ '/api/site': { ...locked['/api/site'], aiUnlocked: true } })
  const client = new QueryClient()
  client.setQueryData([parlayPicks.path, true], 'picks of before')
  const closed = vi.fn<() => void>()
  render(
    <QueryClientProvider client={client}>
      <AiAccessSheet onClose={closed} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to AI Analysis' }))
  expect(client.getQueryData([parlayPicks.path, true])).toBeUndefined()
  expect(aiMode.get()).toBe(true)
  expect(closed).toHaveBeenCalledOnce()
})

it('turns the mode off where somebody goes on without it', () => {
  serve(locked)
  aiMode.set(true)
  const closed = vi.fn<() => void>()
  show(<AiAccessSheet onClose={closed} />)
  fireEvent.click(screen.getByRole('button', { name: 'Continue Without AI' }))
  expect(closed).toHaveBeenCalledOnce()
  expect(aiMode.get()).toBe(false)
})
