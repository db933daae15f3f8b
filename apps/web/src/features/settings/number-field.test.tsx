import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { NumberField } from './number-field.tsx'

/** A field that holds 10; types a text into it. */
function type(text: string, optional = false) {
  const onChange = vi.fn<(value: number | null) => void>()
  show(
    <NumberField
      name="Break reminder"
      about=""
      value={10}
      least={0}
      most={600}
      optional={optional}
      onChange={onChange}
    />,
  )
  fireEvent.change(screen.getByRole('textbox', { name: /Break reminder/ }), { target: { value: text } })
  return onChange
}

it.each(['', ' ', '601', 'soon'])('saves nothing where a number is needed and says which: “%s”', (text) => {
  const onChange = type(text)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('⚠ Break reminder: enter a number from 0 to 600. Not saved yet.')
})

it('tells a zero that was entered from a field that was left blank', () => {
  expect(type('0')).toHaveBeenLastCalledWith(0)
})

it('takes a blank optional field for no number', () => {
  expect(type('', true)).toHaveBeenLastCalledWith(null)
  expect(screen.queryByRole('alert')).toBeNull()
})
