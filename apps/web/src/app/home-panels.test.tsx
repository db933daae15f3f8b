import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { type Panel, PanelButtons } from './home-panels.tsx'

function open(panel: Panel | null) {
  const onOpen = vi.fn<(panel: Panel | null) => void>()
  show(<PanelButtons open={panel} onOpen={onOpen} />)
  return onOpen
}

it.each([
  ['Player prop', 'prop'],
  ['Live player prop', 'live-prop'],
  ['Alternative picks', 'alternatives'],
] as const)('opens with %s its own panel, and closes it again', (name, panel) => {
  const onOpen = open(panel)
  const others = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)
  expect(others).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name, expanded: true }))
  expect(onOpen.mock.calls).toEqual([[null]])
})

it('opens the panel that is pressed in place of the one that is open', () => {
  const onOpen = open('prop')
  fireEvent.click(screen.getByRole('button', { name: 'Alternative picks' }))
  fireEvent.click(screen.getByRole('button', { name: 'Live player prop' }))
  expect(onOpen.mock.calls).toEqual([['alternatives'], ['live-prop']])
})
