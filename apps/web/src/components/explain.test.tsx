import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Explain, ExplainProvider } from './explain.tsx'

const show = () =>
  render(
    <ExplainProvider>
      <Explain says="What it means.">91%</Explain>
      <Explain says="What that means.">2%</Explain>
    </ExplainProvider>,
  )

describe('something that says what it is', () => {
  it('says so at once when it is tapped, and stays', async () => {
    show()
    const figure = screen.getByRole('button', { name: '91%' })
    fireEvent.pointerDown(figure)
    fireEvent.click(figure)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('What it means.')
    fireEvent.click(figure)
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
  })

  it('says so to who comes by keyboard, and is quiet again after Escape', async () => {
    show()
    fireEvent.focus(screen.getByRole('button', { name: '91%' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('What it means.')
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('is described by what it says while it says it', async () => {
    show()
    const figure = screen.getByRole('button', { name: '91%' })
    expect(figure).not.toHaveAccessibleDescription()
    fireEvent.focus(figure)
    await screen.findByRole('tooltip')
    expect(figure).toHaveAccessibleDescription('What it means.')
    fireEvent.blur(figure)
    expect(figure).not.toHaveAccessibleDescription()
  })

  it('is quiet when another says what it is', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: '91%' }))
    fireEvent.click(screen.getByRole('button', { name: '2%' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('What that means.')
  })
})

describe('something that is pointed at', () => {
  afterEach(() => vi.useRealTimers())
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const said = () => screen.queryByRole('tooltip')?.textContent ?? null

  it('says so after 700 ms, though the pointer moved but once', () => {
    vi.useFakeTimers()
    show()
    fireEvent.pointerMove(screen.getByRole('button', { name: '91%' }), { pointerType: 'mouse' })
    wait(699)
    expect(said()).toBeNull()
    wait(1)
    expect(said()).toBe('What it means.')
  })

  it('says nothing when the pointer has left by then, nor when a finger scrolls over it', () => {
    vi.useFakeTimers()
    show()
    const figure = screen.getByRole('button', { name: '91%' })
    fireEvent.pointerMove(figure, { pointerType: 'touch' })
    wait(1000)
    expect(said()).toBeNull()
    fireEvent.pointerMove(figure, { pointerType: 'mouse' })
    wait(300)
    fireEvent.pointerOut(figure.lastElementChild as Element, { pointerType: 'mouse', relatedTarget: document.body })
    wait(1000)
    expect(said()).toBeNull()
  })
})
