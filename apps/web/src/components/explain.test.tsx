import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Explain, ExplainProvider } from './explain.tsx'

const show = () =>
  render(
    <ExplainProvider>
      <Explain says="What it means.">91%</Explain>
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
})
