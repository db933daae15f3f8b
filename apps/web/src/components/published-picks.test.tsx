import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPublishedPick } from '../../testing/picks.ts'
import { show } from '../../testing/show.tsx'
import { noteServerTime } from '../lib/app-clock.ts'
import { settings } from '../lib/use-settings.ts'
import { PublishedPicks } from './published-picks.tsx'

afterEach(() => act(() => settings.change({ odds: 'american', books: [] })))
const { now } = aPublishedPick()
const draw = (...picks: Parameters<typeof aPublishedPick>[]) =>
  show(<PublishedPicks title="Published" picks={picks.map((of) => aPublishedPick(...of))} />)

describe('published picks', () => {
  it('show the published price with its time, and the price, EV and probability now', () => {
    draw(['worth-it'])
    const row = within(screen.getByRole('region', { name: 'Published' }))
    expect(
      row.getByText(
        /^Published −124 at Bovada \(simulated\), Wed, Jul 15, 12:03 PM PT, \+3.0% EV, 72% to beat the closing line, grade B · now −118 at .+, \+0.9% EV, 54.6% to win, \d+% to beat the closing line$/,
      ),
    ).toBeInTheDocument()
    expect(row.getByText('Still recommended')).toHaveClass('text-value')
  })

  it('name the grade at publication only with the published figures, never next to those of now', () => {
    draw(['no-longer-worth-it'])
    expect(screen.getByText(/^Published −124 .* closing line, grade B · now −118/)).toBeInTheDocument()
    expect(screen.getAllByText(/grade|^B$/i)).toHaveLength(1)
  })

  it('say of a pick that loses money now that it is no longer recommended, never in green', () => {
    draw(['no-longer-worth-it', { now: { ...now, expectedValue: -0.02, recommendation: 'pass' } }])
    expect(screen.getByText(/now −118 at .*, −2.0% EV/)).toBeInTheDocument()
    expect(screen.getByText('No longer recommended')).not.toHaveClass('text-value')
  })

  it('show a pick in play with its score, and no way to bet it', () => {
    draw([
      'in-play',
      {
        score: { away: 5, home: 0, clock: 'Top 7th' },
        now: {
          ...now,
          odds: null,
          bookmaker: null,
          quotedAt: null,
          expectedValue: null,
          winProbability: 4.2,
          confidence: null,
        },
      },
    ])
    expect(screen.getByText('5–0, Top 7th')).toBeInTheDocument()
    expect(screen.getByText('Now in play')).not.toHaveClass('text-value')
    expect(screen.getByText(/now no price, 4.2% to win$/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /slip/ })).toBeNull()
  })

  it('say how long ago the price now was seen, and of a pick in play what its price may beat', () => {
    noteServerTime('2026-07-15T20:00:00.000Z')
    draw(['in-play', { score: { away: 1, home: 0, clock: 'Top 2nd' }, now: { ...now, confidenceAssumed: true } }])
    expect(
      screen.getByText(
        /now −118 at Pinnacle \(simulated\), 2 min ago, \+0.9% EV, 54.6% to win, 71% to beat later odds \(assumed\)$/,
      ),
    ).toBeInTheDocument()
  })

  it('say of a pick in play whose chance to beat later odds is not known that it is not', () => {
    draw(['in-play', { score: { away: 1, home: 0, clock: 'Top 2nd' }, now: { ...now, confidence: null } }])
    expect(screen.getByText(/54.6% to win, unknown chance to beat later odds$/)).toBeInTheDocument()
  })

  it('show nothing but what became of a pick whose game is over', () => {
    draw(['ended', { settlement: 'lose' }], ['ended', { id: 'unsettled' }])
    expect(screen.getByText('Lost')).not.toHaveClass('text-value')
    expect(screen.getByText(/\+3.0% EV, 72% to beat the closing line, grade B · Lost$/)).toBeInTheDocument()
    expect(screen.getByText(/\+3.0% EV, 72% to beat the closing line, grade B · Ended$/)).toBeInTheDocument()
    expect(screen.queryByText(/now −118/)).toBeNull()
  })

  it('write every price in the visitor’s format, and mark what is not recorded yet', () => {
    act(() => settings.change({ odds: 'decimal' }))
    draw(['worth-it', { isRecorded: false }])
    expect(screen.getByText(/^Published 1.81 at .* now 1.85 at /)).toBeInTheDocument()
    expect(screen.getByText('Not yet recorded')).toBeInTheDocument()
  })

  it('say of the visitor’s own books what is counted there, and that picks are published at all books', () => {
    act(() => settings.change({ books: ['Pinnacle'] }))
    draw(['worth-it'], ['no-longer-worth-it', { id: 'b' }], ['price-gone', { id: 'c' }])
    expect(screen.getByText('Published at the prices of all books. Odds and EV now are at your books.')).toBeVisible()
    const texts = ['Recommended at your books', 'Not recommended at your books', 'Not offered at your books']
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
  })

  it('draw nothing without a pick', () => {
    draw()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
