import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { slip } from '../lib/slip.ts'
import { Shell } from './shell.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
  act(() => {
    for (const leg of slip.get()) slip.toggle(leg)
  })
})

const open = () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  show(<Shell>The screen</Shell>)
}
const shown = () => new URLSearchParams(window.location.search).getAll('show')
const pressK = (modifiers: KeyboardEventInit, key = 'k') => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

it.each([
  ['Picks', 'ubse'],
  ['Slip', 'slip'],
  ['Find', 'palette'],
  ['Settings', 'settings'],
])('opens with %s of the navigation the overlay %s', (name, overlay) => {
  open()
  const [navigation] = screen.getAllByRole('navigation', { name: 'Main' })
  if (!navigation) throw new RangeError('the shell has a navigation')
  fireEvent.click(within(navigation).getByRole('button', { name: new RegExp(`^${name}`) }))
  expect(shown()).toEqual([overlay])
})

it.each([
  ['Set limits', 'settings'],
  ['UBSE-Live', 'smart-parlay:live'],
])('opens with %s of the footer the overlay %s', (name, overlay) => {
  open()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(shown()).toEqual([overlay])
})

it('finds with Ctrl K and ⌘ K instead of the browser, once however often they are pressed', () => {
  open()
  expect(pressK({ ctrlKey: true })).toBe(true)
  expect(shown()).toEqual(['palette'])
  expect(pressK({ metaKey: true }, 'K')).toBe(true)
  expect(shown()).toEqual(['palette'])
})

it('leaves a K that is typed, and other shortcuts, to the page', () => {
  open()
  expect(pressK({})).toBe(false)
  expect(pressK({ ctrlKey: true }, 'j')).toBe(false)
  expect(shown()).toEqual([])
})

it('counts the bets on the slip, and shows no 0 where there is none', () => {
  open()
  const texts = () => screen.getAllByRole('button', { name: /^Slip/ }).map(({ textContent }) => textContent)
  expect(texts()).toEqual(['Slip', 'Slip'])
  const leg = { gameId: 'g', league: 'MLB', game: 'A @ B', pick: 'A', odds: 120, bookmaker: 'Book', winProbability: 50 }
  act(() => {
    slip.toggle({ ...leg, id: 'one' })
    slip.toggle({ ...leg, id: 'two' })
  })
  expect(texts()).toEqual(['Slip2', 'Slip2'])
})

it('calls the help line', () => {
  open()
  expect(screen.getByRole('link', { name: '1-800-GAMBLER' })).toHaveAttribute('href', 'tel:1-800-426-2537')
})
