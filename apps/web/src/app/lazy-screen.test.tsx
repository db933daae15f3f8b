import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FailedScreen } from '../components/failed-screen.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const reload = vi.fn<() => void>()
beforeEach(() => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
})

const Picks = () => <p>Two picks</p>
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** A screen whose code loads with each of these in turn; the last one from then on. */
function show(...loads: (() => Promise<typeof Picks>)[]) {
  const load = () => ((loads.length > 1 ? loads.shift() : loads[0]) ?? missing)()
  const Screen = lazyScreen({ load, failed: (_, retry) => <FailedScreen onRetry={retry} />, reload })
  render(
    <>
      <h1>Home</h1>
      <Screen />
    </>,
  )
}
const serve = (ok: boolean) =>
  vi.stubGlobal('fetch', async () =>
    ok ? new Response('', { status: 200 }) : Promise.reject(new TypeError('offline')),
  )

it('shows a screen once its code has loaded', async () => {
  show(async () => Picks)
  expect(await screen.findByText('Two picks')).toBeInTheDocument()
})

it('says that a screen could not be loaded, leaves the page, and loads it again on Retry', async () => {
  show(missing, async () => Picks)
  expect(await screen.findByText('Couldn’t load this screen')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Two picks')).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads the page if the code is still missing although the server answers', async () => {
  serve(true)
  show(missing)
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('keeps the page, and a way to retry, while the server cannot be reached', async () => {
  serve(false)
  show(missing)
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
})

it('offers Retry if the screen throws while it is drawn', async () => {
  let broken = true
  const Broken = () => {
    if (broken) throw new Error('no such field')
    return <p>Two picks</p>
  }
  show(async () => Broken)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  broken = false
  fireEvent.click(retry)
  expect(await screen.findByText('Two picks')).toBeInTheDocument()
})
