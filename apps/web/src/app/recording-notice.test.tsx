import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serve } from '../../testing/answers.ts'
import { noteServerTime } from '../lib/app-clock.ts'
import { settings } from '../lib/use-settings.ts'
import { App } from './app.tsx'

const NOTICE = 'Not recording because the disk is full. New picks are kept and recorded later.'
const NOW = '2026-07-15T19:00:00.000Z'

function healthWith(recording: object | null) {
  return {
    status: 'degraded',
    phase: 'serving',
    version: '1',
    source: 'simulated',
    now: NOW,
    boardVersion: 1,
    boardAgeSeconds: 1,
    newestFactAgeSeconds: 1,
    notUpdating: null,
    recording,
    troubles: [],
    recovered: [],
  }
}
const stopped = { isRecording: false, notRecordingSince: '2026-07-15T18:05:00.000Z', notice: NOTICE, waitingEntries: 3 }
const sound = { isRecording: true, notRecordingSince: null, notice: null, waitingEntries: 0 }

function open(address: string) {
  window.history.replaceState(null, '', address)
  render(<App />)
}
const notices = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('Not recording'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  noteServerTime(NOW)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  settings.change({ zone: 'pacific' })
  window.history.replaceState(null, '', '/')
})

it('says at the top of home why picks are not recorded and since when', async () => {
  serve({ '/api/health': healthWith(stopped) })
  open('/')
  await screen.findByText(/Not recording/)
  const main = screen.getByRole('main')
  expect(notices(main)).toEqual([`⚠ ${NOTICE} Since 11:05 AM PT.`])
  const heading = screen.getByRole('heading', { level: 1 })
  expect(screen.getByText(/Not recording/).compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('takes no room while everything is recorded', async () => {
  const fetched = serve({ '/api/health': healthWith(sound) })
  open('/')
  await vi.waitFor(() => expect(fetched.mock.calls.map(([path]) => path)).toContain('/api/health'))
  await act(async () => {})
  expect(screen.getByRole('main').firstElementChild).toBeEmptyDOMElement()
})

it.each(['ubse', 'smart-parlay', 'market-analysis', 'slip', 'day', 'share'])(
  'says it in the overlay %s, which lists picks',
  async (name) => {
    serve({ '/api/health': healthWith(stopped) })
    open(`/?show=${name}`)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/Not recording/)
    expect(notices(dialog)).toEqual([`⚠ ${NOTICE} Since 11:05 AM PT.`])
  },
)

it('leaves it out of overlays without picks', async () => {
  serve({ '/api/health': healthWith(stopped) })
  open('/?show=settings')
  const dialog = await screen.findByRole('dialog')
  await screen.findByText(/Not recording/)
  expect(notices(dialog)).toEqual([])
})

it('names the day of an outage that did not begin today, and keeps to the chosen time zone', async () => {
  const since = '2026-07-14T18:05:00.000Z'
  settings.change({ zone: 'own' })
  serve({ '/api/health': healthWith({ ...stopped, notRecordingSince: since }) })
  open('/')
  const own = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
  expect(await screen.findByText(/^Since/)).toHaveTextContent(
    `Since ${day.format(Date.parse(since))}, ${own.format(Date.parse(since))}.`.replaceAll('\u202f', ' '),
  )
})
