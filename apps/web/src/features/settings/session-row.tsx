import { type Gate, logOut, parlayPicks, site } from '@fairline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { aiMode } from '../../lib/ai-mode.ts'
import { call, failureTitle } from '../../lib/call.ts'
import { overlay } from '../../lib/overlay.ts'
import { LogOutButtons } from './log-out-buttons.tsx'

interface Props {
  readonly gate: Gate
  /** Whether it may be used, with a session or because no password is set. */
  readonly isOpen: boolean
  readonly isSignedIn: boolean
}

const names: Readonly<Record<Gate, string>> = { ai: 'AI analysis mode', operator: 'Operator' }
const sheets: Readonly<Record<Gate, string>> = { ai: 'ai-access', operator: 'operator-access' }

/** One thing a visitor can be signed in to. */
export function SessionRow({ gate, isOpen, isSignedIn }: Props) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (everywhere: boolean) => call(logOut, { body: { gate, everywhere } }),
    // Left before the session ends: picks that are fetched meanwhile would ask for the password.
    onMutate: () => {
      const isLeft = gate === 'ai' && aiMode.get()
      if (isLeft) aiMode.set(false)
      return isLeft
    },
    onSuccess: () => client.removeQueries({ queryKey: [parlayPicks.path] }),
    onError: (_error, _everywhere, isLeft) => {
      if (isLeft) aiMode.set(true)
    },
    // Also after a failure: the session may have ended meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: [site.path] }),
  })
  const result = useRef<HTMLParagraphElement>(null)
  const isLoggedOut = end.isSuccess && !isSignedIn
  useEffect(() => {
    // The button that was pressed is gone.
    if (isLoggedOut) result.current?.focus()
  }, [isLoggedOut])

  const openText = isOpen ? 'Open on this machine: no password is set' : 'Not signed in'
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-3 py-2">
      <div className="min-w-40 grow">
        <p>{names[gate]}</p>
        <p className="text-sm text-soft">{isSignedIn ? 'Signed in' : openText}</p>
        {isLoggedOut && (
          <p ref={result} role="status" tabIndex={-1} className="text-sm outline-none">
            ✓ {loggedOutText(end.data.endedSessions, end.variables)}
          </p>
        )}
        {end.error && (
          <p role="alert" className="text-sm text-against">
            ⚠ Couldn’t log out: {failureTitle(end.error).replace(/\.$/, '')}.
          </p>
        )}
      </div>
      {isSignedIn && <LogOutButtons name={names[gate]} isPending={end.isPending} onLogOut={end.mutate} />}
      {!isOpen && (
        <Button aria-label={`Log in: ${names[gate]}`} onClick={() => overlay.open(sheets[gate])}>
          Log in
        </Button>
      )}
    </li>
  )
}

function loggedOutText(endedSessions: number, everywhere: boolean): string {
  if (!everywhere) return 'Logged out on this device.'
  return endedSessions <= 1
    ? 'Logged out on this device; there was no other.'
    : `Logged out on ${endedSessions} devices.`
}
