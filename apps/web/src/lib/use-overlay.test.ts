import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useOverlay } from './use-overlay.ts'

const overlay = () => renderHook(() => useOverlay()).result

beforeEach(() => window.history.replaceState(null, '', '/?sports=mlb'))

describe('what lies over a screen', () => {
  it('has an address of its own, beside what stood there', () => {
    const result = overlay()
    expect(result.current.shown).toEqual([])
    act(() => result.current.open('settings'))
    expect(result.current.shown).toEqual(['settings'])
    expect(window.location.search).toBe('?sports=mlb&show=settings')
  })

  it('closes by going back where it was opened from', async () => {
    const result = overlay()
    const before = window.history.length
    act(() => result.current.open('settings'))
    act(() => result.current.close())
    await waitFor(() => expect(result.current.shown).toEqual([]))
    expect(window.location.search).toBe('?sports=mlb')
    expect(window.history.length).toBe(before + 1)
  })

  it('is opened by a link, and leaves no trace when closed', () => {
    window.history.replaceState(null, '', '/?show=settings')
    const result = overlay()
    const before = window.history.length
    expect(result.current.shown).toEqual(['settings'])
    act(() => result.current.close())
    expect(result.current.shown).toEqual([])
    expect(window.location.search).toBe('')
    expect(window.history.length).toBe(before)
  })

  it('lies on top of what was open, and leaves that when it closes', async () => {
    const result = overlay()
    act(() => result.current.open('todays-stats'))
    act(() => result.current.open('team:MLB/BOS'))
    expect(result.current.shown).toEqual(['todays-stats', 'team:MLB/BOS'])
    act(() => result.current.close())
    await waitFor(() => expect(result.current.shown).toEqual(['todays-stats']))
  })

  it('turns to another tab without a step in the history, and still closes by going back', async () => {
    const result = overlay()
    act(() => result.current.open('smart-parlay'))
    const steps = window.history.length
    act(() => result.current.turn('smart-parlay:live'))
    expect(result.current.shown).toEqual(['smart-parlay:live'])
    expect(window.history.length).toBe(steps)
    act(() => result.current.close())
    await waitFor(() => expect(result.current.shown).toEqual([]))
  })
})
