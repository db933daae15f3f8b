import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { applyAppearance } from '../../lib/appearance.ts'
import { settings } from '../../lib/use-settings.ts'
import { SettingsSheet } from './settings-sheet.tsx'

afterEach(() => act(() => settings.change({ odds: 'american', zone: 'pacific', theme: 'system', motion: 'system' })))

describe('the settings', () => {
  it('keep what is chosen at once, each with its group’s name', () => {
    show(<SettingsSheet onClose={() => undefined} />)
    expect(screen.getByRole('radio', { name: 'American (−110, +150)' })).toBeChecked()
    fireEvent.click(screen.getByRole('radio', { name: 'Fractional (10/11, 3/2)' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    fireEvent.click(screen.getByRole('radio', { name: 'My time zone' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Reduce motion' }))
    expect(settings.get()).toMatchObject({ odds: 'fractional', zone: 'own', theme: 'dark', motion: 'reduced' })
    for (const name of ['Odds', 'Times', 'Theme', 'Motion'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument()
  })

  it('close with Escape and with the cross', () => {
    const close = vi.fn<() => void>()
    show(<SettingsSheet onClose={close} />)
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Settings' }), { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('tell the stylesheet what was chosen, and nothing of what is left to the device', () => {
    const root = document.createElement('html')
    applyAppearance({ theme: 'light', motion: 'reduced' }, root)
    expect([root.dataset.theme, root.hasAttribute('data-still')]).toEqual(['light', true])
    applyAppearance({ theme: 'system', motion: 'system' }, root)
    expect([root.dataset.theme, root.hasAttribute('data-still')]).toEqual([undefined, false])
  })
})

describe('a number of the settings', () => {
  const ours = { stake: 10, bankroll: null, budget: null, remindAfter: 60, teams: [] }
  afterEach(() => act(() => settings.change(ours)))

  it.each([
    ['Stake unit', 'stake'],
    ['Bankroll', 'bankroll'],
    ['Daily limit', 'budget'],
    ['Break reminder (minutes)', 'remindAfter'],
  ] as const)('is stored under its own name, and under no other: %s', (name, key) => {
    act(() => settings.change(ours))
    show(<SettingsSheet onClose={() => undefined} />)
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '.')}`) }), {
      target: { value: '45' },
    })
    expect(settings.get()).toMatchObject({ ...ours, [key]: 45 })
  })

  it('may be blank only where that means something', () => {
    act(() => settings.change({ ...ours, bankroll: 500, budget: 50 }))
    show(<SettingsSheet onClose={() => undefined} />)
    for (const name of [/^Stake unit/, /^Bankroll/, /^Daily limit/])
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: '' } })
    expect(settings.get()).toMatchObject({ stake: 10, bankroll: null, budget: null })
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '⚠ Stake unit: enter a number from 0.01 to 100,000. Not saved yet.',
    ])
  })

  it('is a whole number of minutes', () => {
    show(<SettingsSheet onClose={() => undefined} />)
    fireEvent.change(screen.getByRole('textbox', { name: /^Break reminder/ }), { target: { value: '29.5' } })
    expect(settings.get().remindAfter).toBe(30)
  })

  it('is stored beside the teams that are followed', () => {
    show(<SettingsSheet onClose={() => undefined} />)
    fireEvent.change(screen.getByRole('textbox', { name: /^Team name/ }), { target: { value: 'Cubs' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(settings.get().teams).toEqual(['Cubs'])
  })
})
