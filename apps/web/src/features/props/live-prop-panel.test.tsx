import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aProp, drawn, provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { isShown } from '../../lib/overlay.ts'
import { LivePropPanel } from './live-prop-panel.tsx'

const PATH = '/api/live-player-props/random'
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** Draws the panel and waits for its answer. */
async function opened(answers: Record<string, unknown>, shows: string) {
  const back = vi.fn<() => void>()
  const query = serve(answers)
  show(<LivePropPanel onBack={back} />)
  await screen.findByText(shows)
  return { back, asked: query }
}

describe('the live player props panel', () => {
  it('shows a prop for 15 s and goes back to the ball', async () => {
    const { back } = await opened({ [PATH]: drawn(aProp) }, 'Amara Okoye')
    expect(screen.getByText('Seattle Storm at Phoenix Mercury')).toBeInTheDocument()
    pass(14_500)
    expect(back).not.toHaveBeenCalled()
    pass(1000)
    expect(back).toHaveBeenCalledOnce()
  })

  it('shows a failure for 5 s', async () => {
    const { back } = await opened({ [PATH]: 500 }, 'Failed to fetch live data')
    pass(4500)
    expect(back).not.toHaveBeenCalled()
    pass(1000)
    expect(back).toHaveBeenCalledOnce()
  })

  it('leaves after 15 s also while it is pointed at', async () => {
    const { back } = await opened({ [PATH]: drawn(aProp) }, 'Amara Okoye')
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Live player prop' }))
    pass(15_500)
    expect(back).toHaveBeenCalledOnce()
  })

  it('stays while it is used with the keyboard', async () => {
    const { back } = await opened({ [PATH]: drawn(aProp) }, 'Amara Okoye')
    act(() => screen.getByRole('button', { name: 'Refresh Live Data' }).focus())
    pass(60_000)
    expect(back).not.toHaveBeenCalled()
    act(() => screen.getByRole('button', { name: 'Refresh Live Data' }).blur())
    pass(15_500)
    expect(back).toHaveBeenCalledOnce()
  })

  it('draws another when asked, and goes back when asked', async () => {
    const { back, asked } = await opened({ [PATH]: drawn(aProp) }, 'Amara Okoye')
    fireEvent.click(screen.getByRole('button', { name: 'Refresh Live Data' }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    fireEvent.click(screen.getByRole('button', { name: 'Back to Ball' }))
    expect(back).toHaveBeenCalledOnce()
  })

  it('says in the server’s words why there is none, or when to come back', async () => {
    await opened({ [PATH]: drawn(null, 'No book quotes player props in play') }, 'No book quotes player props in play.')
    await opened({ [PATH]: drawn(null) }, 'Check back during active game hours.')
    expect(screen.getAllByText('No Live Props Available')).toHaveLength(2)
  })

  it('leads to the pre-game props if there is no live one, also while past games are being learned', async () => {
    const learning = {
      ...drawn(null, 'No book quotes player props in play'),
      provenance: { ...provenance, learnt: 40 },
    }
    await opened({ [PATH]: learning }, 'No book quotes player props in play.')
    fireEvent.click(screen.getByRole('button', { name: 'Smart Props Picker' }))
    expect(isShown('props')).toBe(true)
  })
})
