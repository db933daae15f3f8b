import { site } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../components/query-view.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { call } from '../../lib/call.ts'
import { SessionRow } from './session-row.tsx'

/** What this browser is signed in to, with ways in and out. */
export function Sessions() {
  const query = useQuery({ queryKey: [site.path], queryFn: ({ signal }) => call(site, { signal }) })
  return (
    <fieldset>
      <legend className="font-semibold">Sessions</legend>
      <p className="text-sm text-soft">What this browser is signed in to. A session ends after 12 hours without use.</p>
      <QueryView of={query} skeleton={<Skeleton count={2} height="h-16" />}>
        {({ aiUnlocked, operatorUnlocked, signedInTo }) => (
          <ul className="mt-2 grid gap-2">
            <SessionRow gate="ai" isOpen={aiUnlocked} isSignedIn={signedInTo.includes('ai')} />
            <SessionRow gate="operator" isOpen={operatorUnlocked} isSignedIn={signedInTo.includes('operator')} />
          </ul>
        )}
      </QueryView>
    </fieldset>
  )
}
