import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { failureTitle } from '../../lib/call.ts'

interface Props {
  /** Sends the password. */
  readonly logIn: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'error' | 'isPending'>
  readonly submitText: string
  readonly pendingText: string
  /** Further buttons. */
  readonly children?: ReactNode
}

/** Asks for a password; a wrong one empties the field and says so. */
export function PasswordForm({ logIn, submitText, pendingText, children }: Props) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') logIn.mutate(password, { onError: () => setPassword('') })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <label className="grid gap-1 text-sm">
        Password
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          maxLength={200}
          onChange={({ target }) => setPassword(target.value)}
          className="min-h-11 rounded-lg border border-line bg-sunken px-3"
        />
      </label>
      {logIn.error && (
        <p role="alert" className="text-sm text-against">
          ⚠ {failureTitle(logIn.error)}
        </p>
      )}
      {logIn.isPending && (
        <p role="status" className="text-sm text-soft">
          {pendingText}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" disabled={logIn.isPending || password === ''}>
          {submitText}
        </Button>
        {children}
      </div>
    </form>
  )
}
