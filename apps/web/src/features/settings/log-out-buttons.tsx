import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/button.tsx'

interface Props {
  /** What the visitor is signed in to. */
  readonly name: string
  readonly isPending: boolean
  readonly onLogOut: (everywhere: boolean) => void
}

/** Logs out here, or on all devices after a second press. */
export function LogOutButtons({ name, isPending, onLogOut }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const everywhere = useRef<HTMLButtonElement>(null)
  const question = useId()
  // Not `disabled` while it is pending: a disabled button loses the focus.
  const press = (isEverywhere: boolean) => !isPending && onLogOut(isEverywhere)
  const cancel = () => {
    flushSync(() => setConfirming(false))
    everywhere.current?.focus()
  }

  if (isConfirming) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out in the row.
      <div role="group" aria-labelledby={question} className="flex basis-full flex-wrap items-center gap-2">
        <p id={question} className="grow text-sm">
          End the sessions on all devices, this one included?
        </p>
        <Button
          ref={focus}
          aria-disabled={isPending}
          aria-label={`Log out everywhere now: ${name}`}
          onKeyDown={ignoreRepeat}
          onClick={() => press(true)}
        >
          Log out everywhere now
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-disabled={isPending} aria-label={`Log out: ${name}`} onClick={() => press(false)}>
        Log out
      </Button>
      <Button ref={everywhere} aria-label={`Log out everywhere: ${name}`} onClick={() => setConfirming(true)}>
        Log out everywhere
      </Button>
    </div>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Holding Enter repeats the press: it must not confirm the question it has just opened. */
const ignoreRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault()
