import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerTime } from '../lib/app-clock.ts'
import { settings } from '../lib/use-settings.ts'
import { ExplainProvider } from './explain.tsx'
import { Price } from './price.tsx'

const price = (american: number, observedAt: string | null = '2026-07-15T19:00:00Z') => (
  <ExplainProvider>
    <Price american={american} book="Pinnacle (simulated)" observedAt={observedAt} />
  </ExplainProvider>
)

beforeEach(() => {
  vi.useFakeTimers()
  noteServerTime('2026-07-15T19:34:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  act(() => settings.change({ odds: 'american' }))
})

describe('a price', () => {
  it('carries its book and its age, in amber once it is ten minutes old', () => {
    const { rerender } = render(price(-110))
    const told = screen.getByText('Pinnacle (simulated) · 34 min')
    expect(told).toHaveClass('text-caution')
    rerender(price(-110, '2026-07-15T19:25:00Z'))
    expect(screen.getByText('Pinnacle (simulated) · 9 min')).not.toHaveClass('text-caution')
    rerender(price(-110, null))
    expect(screen.getByText('Pinnacle (simulated)')).toBeInTheDocument()
  })

  it('shows for a second which way it went, and nothing when it first appears', () => {
    const { rerender } = render(price(-110))
    expect(screen.getByText('−110')).toBeInTheDocument()
    rerender(price(105))
    expect(screen.getByText('+105')).toHaveTextContent('+105 ▲')
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByText('+105')).not.toHaveTextContent('▲')
    rerender(price(-120))
    expect(screen.getByText('−120')).toHaveTextContent('−120 ▼')
  })

  it('does not move from −100 to +100, which pay the same', () => {
    const { rerender } = render(price(-105))
    rerender(price(-100))
    expect(screen.getByText('−100')).toHaveTextContent('−100 ▲')
    rerender(price(100))
    expect(screen.getByText('+100')).not.toHaveTextContent(/[▲▼]/)
  })

  it('is written as the visitor reads prices', () => {
    render(price(150))
    act(() => settings.change({ odds: 'decimal' }))
    expect(screen.getByText('2.50')).toBeInTheDocument()
    act(() => settings.change({ odds: 'fractional' }))
    expect(screen.getByText('3/2')).toBeInTheDocument()
  })
})
