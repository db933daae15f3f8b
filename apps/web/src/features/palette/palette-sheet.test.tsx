import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { PaletteSheet } from './palette-sheet.tsx'

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
  history.replaceState(null, '', '/')
  serve({})
  show(<PaletteSheet onClose={() => undefined} />)
})
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByRole('combobox')
const pointedAt = () => screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('the palette', () => {
  it('points at what fits best, whatever was pointed at before', () => {
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(pointedAt()).toHaveTextContent('Smart Parlay')
    type('s')
    const [first] = screen.getAllByRole('option')
    expect(pointedAt()).toBe(first)
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(pointedAt()).toBe(screen.getAllByRole('option')[1])
    type('set')
    expect(pointedAt()).toHaveTextContent('Settings')
  })

  it('goes to what fits best of what was typed, also where Enter comes before it is shown', () => {
    act(() => {
      type('settings')
      fireEvent.keyDown(field(), { key: 'Enter' })
      expect(screen.getAllByRole('option')[0]).toHaveTextContent('UBSE')
    })
    expect(location.search).toBe('?show=settings')
  })

  it('leaves Enter alone while a letter is still being composed', () => {
    act(() => {
      type('settings')
      fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    })
    expect(location.search).toBe('')
  })

  it('says that there are no results, and goes nowhere then', () => {
    type('qqqqqqq')
    expect(screen.getByText('No results.')).toBeInTheDocument()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(location.search).toBe('')
  })
})
