import { aiAccess, parlayPicks, site } from '@fairline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { aiMode, useAiMode } from '../../lib/ai-mode.ts'
import { call } from '../../lib/call.ts'

/** Asks for the password of the AI mode; where it is unlocked already, turns it on or off. */
export function AiAccessSheet({ onClose }: { readonly onClose: () => void }) {
  const on = useAiMode()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const unlocked = useQuery({ queryKey: [site.path], queryFn: ({ signal }) => call(site, { signal }) })

  const turn = (next: boolean) => {
    client.removeQueries({ queryKey: [parlayPicks.path] })
    aiMode.set(next)
    onClose()
  }
  const unlock = useMutation({
    mutationFn: (password: string) => call(aiAccess, { body: { password } }),
    onSuccess: () => turn(true),
    onError: () => setTyped(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== '') unlock.mutate(typed)
  }
  if (unlocked.data?.aiUnlocked) {
    return (
      <Sheet
        title="AI analysis mode"
        about="The same picks and figures, with the reasons in the analyst’s words."
        open
        onClose={onClose}
      >
        <Button look="primary" onClick={() => turn(!on)}>
          {on ? 'Turn it off' : 'Switch to AI Analysis'}
        </Button>
      </Sheet>
    )
  }
  return (
    <Sheet
      title="Enter AI Access Password"
      about="The same picks and figures, with the reasons in the analyst’s words."
      open
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-3">
        <label className="grid gap-1 text-sm">
          Password
          <input
            type="password"
            autoComplete="current-password"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            className="min-h-11 rounded-lg border border-line bg-sunken px-3"
          />
        </label>
        {unlock.error && (
          <p role="alert" className="text-sm text-against">
            ⚠ {unlock.error.message}
          </p>
        )}
        {unlock.isPending && (
          <p role="status" className="text-sm text-soft">
            Switching to AI Analysis...
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" disabled={unlock.isPending || typed === ''}>
            Unlock AI Analysis
          </Button>
          <Button onClick={() => turn(false)}>Continue Without AI</Button>
        </div>
      </form>
    </Sheet>
  )
}
