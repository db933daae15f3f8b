import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aProp, drawn, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { PropPanel } from './prop-panel.tsx'

const PATH = '/api/player-props/random'
afterEach(() => void vi.unstubAllGlobals())

describe('the player props panel', () => {
  it('says that it is looking, then shows one prop with all its figures', async () => {
    const query = serve({ [PATH]: drawn(aProp) })
    show(<PropPanel onClose={() => undefined} />)
    expect(screen.getByText('Analyzing Players...')).toBeInTheDocument()
    expect(await screen.findByRole('article', { name: 'Amara Okoye, Points: Over 21.5' })).toBeInTheDocument()
    expect(screen.getByText('Seattle Storm vs Phoenix Mercury')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Win probability: 51.4%' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Expected value +5.4%' })).toBeInTheDocument()
    expect(screen.getByText('62%')).not.toHaveClass('assumed')
    expect(screen.getByText('Hit in 4 of the last 5 games')).toBeInTheDocument()
    expect(screen.queryByText('Playable to −105')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Another of 7' }))
    await waitFor(() => expect(query).toHaveBeenCalledTimes(2))
  })

  it('says when no prop is over the bar', async () => {
    serve({ [PATH]: drawn(null, 'No prop is worth its price') })
    show(<PropPanel onClose={() => undefined} />)
    expect(await screen.findByText('No High Confidence Props')).toBeInTheDocument()
    expect(screen.getByText('Check back later for analyzed props')).toBeInTheDocument()
  })

  it('shows the server’s words when it fails, with a button that closes it', async () => {
    serve({ [PATH]: 500 })
    const close = vi.fn<() => void>()
    show(<PropPanel onClose={close} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Props Unavailable500: Something broke on our side')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
  })
})
