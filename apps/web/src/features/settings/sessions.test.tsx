import type { Site } from '@fairline/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { aiMode } from '../../lib/ai-mode.ts'
import { Sessions } from './sessions.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  aiMode.set(false)
  window.history.replaceState(null, '', '/')
})
const signedOut: Site = { donationWallet: null, books: [], aiUnlocked: false, operatorUnlocked: false, signedInTo: [] }
const both: Site = { ...signedOut, aiUnlocked: true, operatorUnlocked: true, signedInTo: ['ai', 'operator'] }
const bodiesOf = (fetched: ReturnType<typeof serve>, path: string) =>
  (fetched.mock.calls as unknown as [string, { readonly body: string }][])
    .filter(([called]) => called === path)
    .map(([, init]) => JSON.parse(init.body) as unknown)

describe('sessions', () => {
  it('offer a login for what is locked, which opens its sheet', async () => {
    serve({ '/api/site': signedOut })
    show(<Sessions />)
    expect(await screen.findAllByText('Not signed in')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Log in: Operator' }))
    expect(window.location.search).toBe('?show=operator-access')
  })

  it('say what is open without a password, where there is nothing to log out of', async () => {
    serve({ '/api/site': { ...signedOut, aiUnlocked: true, operatorUnlocked: true } })
    show(<Sessions />)
    expect(await screen.findAllByText('Open on this machine: no password is set')).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('end here or everywhere, and turn the AI mode off with its own', async () => {
    const fetched = serve({ '/api/site': both, '/api/log-out': { loggedOut: true, endedSessions: 1 } })
    aiMode.set(true)
    show(<Sessions />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out: AI analysis mode' }))
    await waitFor(() => expect(aiMode.get()).toBe(false))
    fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere: Operator' }))
    fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere now: Operator' }))
    await waitFor(() =>
      expect(bodiesOf(fetched, '/api/log-out')).toEqual([
        { gate: 'ai', everywhere: false },
        { gate: 'operator', everywhere: true },
      ]),
    )
    await waitFor(() => expect(fetched.mock.calls.filter(([path]) => path === '/api/site').length).toBeGreaterThan(1))
  })

  it('turn the AI mode off before they end, and on again if they could not', async () => {
    const during: boolean[] = []
    aiMode.set(true)
    const stop = aiMode.subscribe(() => during.push(aiMode.get()))
    serve({ '/api/site': both, '/api/log-out': 500 })
    show(<Sessions />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out: AI analysis mode' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke on our side')
    stop()
    expect(during).toEqual([false, true])
  })

  it('end everywhere only after a confirmation, which has the focus', async () => {
    const fetched = serve({ '/api/site': both })
    show(<Sessions />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere: Operator' }))
    expect(screen.getByRole('group', { name: 'End the sessions on all devices, this one included?' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out everywhere now: Operator' })).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Log out everywhere: Operator' })).toHaveFocus()
    expect(bodiesOf(fetched, '/api/log-out')).toEqual([])
  })

  it.each([
    [3, 'Logged out on 3 devices.'],
    [1, 'Logged out on this device; there was no other.'],
  ])('say what happened when they ended everywhere, and take the focus: %i', async (endedSessions, text) => {
    const answers: Record<string, unknown> = { '/api/site': both, '/api/log-out': { loggedOut: true, endedSessions } }
    serve(answers)
    show(<Sessions />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere: Operator' }))
    answers['/api/site'] = { ...signedOut, aiUnlocked: true, signedInTo: ['ai'] }
    fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere now: Operator' }))
    const result = await screen.findByText(`✓ ${text}`)
    expect(result).toHaveAttribute('role', 'status')
    await waitFor(() => expect(result).toHaveFocus())
  })

  it('say that they ended here', async () => {
    const answers: Record<string, unknown> = {
      '/api/site': both,
      '/api/log-out': { loggedOut: true, endedSessions: 1 },
    }
    serve(answers)
    show(<Sessions />)
    const button = await screen.findByRole('button', { name: 'Log out: Operator' })
    answers['/api/site'] = signedOut
    fireEvent.click(button)
    const result = await screen.findByText('✓ Logged out on this device.')
    await waitFor(() => expect(result).toHaveFocus())
  })

  it('keep the question and the focus if they could not be ended everywhere', async () => {
    serve({ '/api/site': both, '/api/log-out': 500 })
    show(<Sessions />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere: Operator' }))
    const confirm = screen.getByRole('button', { name: 'Log out everywhere now: Operator' })
    fireEvent.click(confirm)
    expect(await screen.findByRole('alert')).toHaveTextContent('⚠ Couldn’t log out: Something broke on our side.')
    expect(confirm).toHaveFocus()
  })

  it('that could not be ended say so', async () => {
    serve({ '/api/site': both, '/api/log-out': 500 })
    show(<Sessions />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out: Operator' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke on our side')
  })

  it('that cannot be loaded say so, with a way to try again', async () => {
    serve({ '/api/site': 500 })
    show(<Sessions />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})
