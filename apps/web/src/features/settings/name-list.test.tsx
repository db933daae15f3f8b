import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { NameList } from './name-list.tsx'

function open(...names: readonly string[]) {
  const onChange = vi.fn<(names: string[]) => void>()
  show(<NameList name="Followed teams" about="Come first." label="Team name" names={names} onChange={onChange} />)
  return onChange
}
const field = () => screen.getByRole('textbox', { name: 'Team name' })
function add(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
}

it('adds a name after those there are, without the space around it, and empties the field', () => {
  const onChange = open('Cubs', 'Mets')
  add('  Red Sox ')
  expect(onChange.mock.calls).toEqual([[['Cubs', 'Mets', 'Red Sox']]])
  expect(field()).toHaveValue('')
})

it.each(['Mets', ' Mets ', '   ', ''])('adds neither a name twice nor none: %j', (text) => {
  const onChange = open('Cubs', 'Mets')
  add(text)
  expect(onChange).not.toHaveBeenCalled()
})

it('removes the name that is pressed, and keeps the others', () => {
  const onChange = open('Cubs', 'Mets', 'Red Sox')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Mets' }))
  expect(onChange.mock.calls).toEqual([[['Cubs', 'Red Sox']]])
})
