import type { PremiumPlayerProps, PremiumProp } from '@fairline/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aProp, propFunnel, provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { PropsSheet } from './props-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  noteServerTime(new Date().toISOString())
})

const { finalRecommendation: _, finalConfidence: __, ...plain } = aProp
const prop = (n: number, other: Partial<PremiumProp> = {}): PremiumProp => ({ ...plain, id: `p${n}`, ...other })
const answer = (props: readonly PremiumProp[]): PremiumPlayerProps => ({
  success: true,
  props: [...props],
  summary: { leagues: [], strongBets: 0, topGrades: 0 },
  totalProps: props.length,
  error: null,
  funnel: propFunnel,
  justMissed: [],
  provenance,
})
const open = (props: readonly PremiumProp[]) => {
  serve({ '/api/premium-player-props': answer(props) })
  show(<PropsSheet onClose={() => undefined} />)
}

describe('player props', () => {
  it('are the hundred best, a dozen drawn at once', async () => {
    open(Array.from({ length: 130 }, (_, n) => prop(n)))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    expect(screen.getByRole('button', { name: 'Show more (88 left)' })).toBeInTheDocument()
  })

  it('are found by player, team, opponent and kind, whatever the case', async () => {
    open([
      prop(1),
      prop(2, { playerName: 'B. Jones', team: 'A', opponent: 'B', matchup: 'A @ B', propType: 'Assists' }),
    ])
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    const search = screen.getByRole('searchbox')
    for (const text of ['OKOYE', 'seattle', 'mercury', 'poin']) {
      fireEvent.change(search, { target: { value: text } })
      expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
        'Amara Okoye over 21.5',
      ])
    }
    fireEvent.change(search, { target: { value: 'nobody' } })
    expect(screen.getByText('No results found for nobody')).toBeInTheDocument()
  })

  it('are looked for among all props, not the hundred best alone', async () => {
    const others = Array.from({ length: 130 }, (_, n) => prop(n))
    const late = { playerName: 'Zoe Late', league: 'Serie A' }
    open([...others, prop(131, late)])
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zoe' } })
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['Zoe Late over 21.5'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Serie A' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('can be narrowed to a league the screen does not always name', async () => {
    open([prop(1), prop(2, { league: 'Serie A' })])
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Serie A' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('say how often they hit with how many games those are, and no rate that is not known', async () => {
    open([prop(1, { successRate: 62.3 }), prop(2, { successRate: null, lastTen: { hits: 2, games: 4 } })])
    const [known, unknown] = await screen.findAllByRole('article')
    expect(known).toHaveTextContent('Hit in 7 of last 10 · 62% of last 30')
    expect(unknown).toHaveTextContent('Hit in 2 of last 4')
    expect(unknown).not.toHaveTextContent('of last 30')
  })

  it('say Tomorrow by the date of their own game in Los Angeles, at any hour', async () => {
    // Six in the evening of the 15th, and both games begin after it.
    noteServerTime('2026-07-16T01:00:00.000Z')
    open([prop(1, { gameTime: '2026-07-16T06:59:00.000Z' }), prop(2, { gameTime: '2026-07-16T07:00:00.000Z' })])
    const [today, tomorrow] = await screen.findAllByRole('article')
    expect(today).not.toHaveTextContent('Tomorrow')
    expect(tomorrow).toHaveTextContent('Tomorrow')
  })

  it('show a dozen more each time that is asked for', async () => {
    open(Array.from({ length: 40 }, (_, n) => prop(n)))
    fireEvent.click(await screen.findByRole('button', { name: 'Show more (28 left)' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show more (16 left)' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show more (4 left)' }))
    expect(screen.getAllByRole('article')).toHaveLength(40)
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
  })

  it('are named by their own side, and show their EV from percent', async () => {
    open([prop(1, { side: 'Under', expectedValue: 5.37 })])
    expect(await screen.findByRole('article', { name: 'Amara Okoye under 21.5' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Expected value/ })).toHaveTextContent('Expected value +5.4%')
  })

  it('are narrowed by league and search at once, and show every sport again', async () => {
    open([prop(1), prop(2, { league: 'MLB' }), prop(3, { playerName: 'B. Jones' })])
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    fireEvent.click(screen.getByRole('button', { name: 'WNBA' }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'okoye' } })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('button', { name: /WNBA/, pressed: true })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'All Sports' }))
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
