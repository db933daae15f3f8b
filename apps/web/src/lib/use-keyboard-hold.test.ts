import { act, renderHook } from '@testing-library/react'
import type { FocusEvent } from 'react'
import { expect, it } from 'vitest'
import { useKeyboardHold } from './use-keyboard-hold.ts'

const focus = (isVisible: boolean) => ({ target: { matches: () => isVisible } }) as unknown as FocusEvent<HTMLElement>

it('holds an element with the focus of the keyboard, and not with that of a pointer or a finger', () => {
  const { result } = renderHook(useKeyboardHold)
  act(() => result.current.handlers.onFocus(focus(false)))
  expect(result.current.isHeld).toBe(false)
  act(() => result.current.handlers.onFocus(focus(true)))
  expect(result.current.isHeld).toBe(true)
  act(() => result.current.handlers.onBlur())
  expect(result.current.isHeld).toBe(false)
})
