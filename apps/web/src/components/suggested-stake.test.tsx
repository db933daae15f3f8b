import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { settings } from '../lib/use-settings.ts'
import { SuggestedStake } from './suggested-stake.tsx'

afterEach(() => act(() => settings.change({ bankroll: null })))

it('suggests a quarter of the Kelly stake: as a share of the bankroll, or in dollars if one is set', () => {
  show(<SuggestedStake kelly={0.08} />)
  expect(screen.getByRole('button', { name: 'Suggested stake 2.00%' })).toBeInTheDocument()
  act(() => settings.change({ bankroll: 1250 }))
  expect(screen.getByRole('button', { name: 'Suggested stake $25' })).toBeInTheDocument()
  act(() => settings.change({ bankroll: 1234.5 }))
  expect(screen.getByRole('button', { name: 'Suggested stake $24.69' })).toBeInTheDocument()
})
