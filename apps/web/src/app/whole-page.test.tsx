import { act } from '@testing-library/react'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { slip } from '../lib/slip.ts'
import { settings } from '../lib/use-settings.ts'
import { WholePage } from './whole-page.tsx'

let root: Root | null = null
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A page as it was built, opened at an address; taken over. */
async function takeOver(address: string) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const page = document.createElement('div')
  page.innerHTML = renderToString(<WholePage />)
  document.body.append(page)
  window.history.replaceState(null, '', address)
  const troubles = vi.fn<(error: unknown) => void>()
  const awake = vi.fn<() => void>()
  const title = page.querySelector('h1')
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(page, <WholePage onAwake={awake} />, { onRecoverableError: troubles })
    })
  })
  expect(awake).toHaveBeenCalled()
  expect(troubles).not.toHaveBeenCalled()
  expect(page.querySelector('h1')).toBe(title)
  return page
}

it('takes over what stands in the page, without drawing it anew', async () => {
  expect(title(await takeOver('/'))).toBe('Today’s best bets, priced fairly')
})

it('takes it over where something lies over it, and for a visitor who has chosen and put bets aside', async () => {
  settings.change({ odds: 'decimal', teams: ['Boston Red Sox'], theme: 'light' })
  slip.toggle({
    id: 'one',
    gameId: 'g',
    league: 'MLB',
    game: 'A at B',
    pick: 'A',
    odds: 120,
    bookmaker: 'Book',
    winProbability: 50,
  })
  const page = await takeOver('/?show=nothing-of-ours')
  expect(title(page)).toBe('Today’s best bets, priced fairly')
  expect(page.querySelector('nav')).toHaveTextContent('Slip1')
})

const title = (page: HTMLElement) => page.querySelector('h1')?.textContent
