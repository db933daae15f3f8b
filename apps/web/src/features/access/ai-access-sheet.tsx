import { aiAccess, parlayPicks, site } from '@fairline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { aiMode, useAiMode } from '../../lib/ai-mode.ts'
import { call } from '../../lib/call.ts'
import { PasswordForm } from './password-form.tsx'

const ABOUT = 'The same picks and figures, with the reasons in the analyst’s words.'

/** Asks for the password of the AI mode; if it is unlocked already, turns it on or off. */
export function AiAccessSheet({ onClose }: { readonly onClose: () => void }) {
  const isOn = useAiMode()
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: [site.path], queryFn: ({ signal }) => call(site, { signal }) })

  const turn = (next: boolean) => {
    client.removeQueries({ queryKey: [parlayPicks.path] })
    aiMode.set(next)
    onClose()
  }
  const logIn = useMutation({
    mutationFn: (password: string) => call(aiAccess, { body: { password } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [site.path] })
      turn(true)
    },
  })
  if (data?.aiUnlocked) {
    return (
      <Sheet title="AI analysis mode" about={ABOUT} open onClose={onClose}>
        <Button look="primary" onClick={() => turn(!isOn)}>
          {isOn ? 'Turn it off' : 'Switch to AI Analysis'}
        </Button>
      </Sheet>
    )
  }
  return (
    <Sheet title="Enter AI Access Password" about={ABOUT} open onClose={onClose}>
      <PasswordForm logIn={logIn} submitText="Unlock AI Analysis" pendingText="Switching to AI Analysis...">
        <Button onClick={() => turn(false)}>Continue Without AI</Button>
      </PasswordForm>
    </Sheet>
  )
}
