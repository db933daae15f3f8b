import { operatorAccess, site } from '@fairline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Sheet } from '../../components/sheet.tsx'
import { call } from '../../lib/call.ts'
import { OperatorRights } from './operator-rights.tsx'
import { PasswordForm } from './password-form.tsx'

/** Logs in as operator, then says what that allows. */
export function OperatorAccessSheet({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: [site.path], queryFn: ({ signal }) => call(site, { signal }) })
  const logIn = useMutation({
    mutationFn: (password: string) => call(operatorAccess, { body: { password } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [site.path] }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form that held the focus is gone.
    if (logIn.isSuccess) heading.current?.focus()
  }, [logIn.isSuccess])
  return (
    <Sheet title="Operator login" about="For whoever runs this Fairline." open onClose={onClose}>
      {logIn.isSuccess || data?.operatorUnlocked ? (
        <OperatorRights heading={heading} />
      ) : (
        <PasswordForm logIn={logIn} submitText="Log in" pendingText="Logging in…" />
      )}
    </Sheet>
  )
}
