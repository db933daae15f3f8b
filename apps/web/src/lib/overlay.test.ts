import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { overlay, useOverlays } from './overlay.ts'

const watched = () => renderHook(() => useOverlays()).result

beforeEach(() => window.history.replaceState(null, '', '/?sports=mlb'))

describe('what lies over a screen', () => {
  it('has an address of its own, beside what stood there', () => {
    const result = watched()
    expect(result.current).toEqual([])
    act(() => overlay.open('settings'))
    expect(result.current).toEqual(['settings'])
    expect(window.location.search).toBe('?sports=mlb&show=settings')
  })

  it('closes by going back where it was opened from', async () => {
    const result = watched()
    const before = window.history.length
    act(() => overlay.open('settings'))
    act(() => overlay.close())
    await waitFor(() => expect(result.current).toEqual([]))
    expect(window.location.search).toBe('?sports=mlb')
    expect(window.history.length).toBe(before + 1)
  })

  it('leaves no step behind when it closes: Back goes where it would have gone before', async () => {
    window.history.pushState(null, '', '/?sports=nba')
    const result = watched()
    act(() => overlay.open('settings'))
    act(() => overlay.close())
    await waitFor(() => expect(result.current).toEqual([]))
    window.history.back()
    await waitFor(() => expect(window.location.search).toBe('?sports=mlb'))
  })

  it('is opened by a link, and leaves no trace when closed', () => {
    window.history.replaceState(null, '', '/?show=settings')
    const result = watched()
    const before = window.history.length
    expect(result.current).toEqual(['settings'])
    act(() => overlay.close())
    expect(result.current).toEqual([])
    expect(window.location.href).toMatch(/\/$/)
    expect(window.history.length).toBe(before)
  })

  it('lies on top of what was open, and leaves that when it closes', async () => {
    const result = watched()
    act(() => overlay.open('todays-stats'))
    act(() => overlay.open('team:MLB/BOS'))
    expect(result.current).toEqual(['todays-stats', 'team:MLB/BOS'])
    act(() => overlay.close())
    await waitFor(() => expect(result.current).toEqual(['todays-stats']))
  })

  it('turns to another tab without a step in the history, and still closes by going back', async () => {
    const result = watched()
    act(() => overlay.open('smart-parlay'))
    const steps = window.history.length
    act(() => overlay.turn('smart-parlay:live'))
    expect(result.current).toEqual(['smart-parlay:live'])
    expect(window.history.length).toBe(steps)
    act(() => overlay.close())
    await waitFor(() => expect(result.current).toEqual([]))
  })
})
