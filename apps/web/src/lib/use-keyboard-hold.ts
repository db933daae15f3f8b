import { type FocusEvent, useState } from 'react'

/**
 * Whether someone is using an element with the keyboard. Such an element should not disappear by itself: its reader would lose the
 * place. A pointer or a finger does not hold it.
 *
 * @returns `handlers` belong on the element; `release` ends the hold, for when the element is removed while it has the focus
 */
export function useKeyboardHold() {
  const [isHeld, setHeld] = useState(false)
  return {
    isHeld,
    release: () => setHeld(false),
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setHeld(target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  }
}
