import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../components/query-view.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { AlternativesPanel } from './alternatives-panel.tsx'
import { alternativesQuery } from './alternatives-query.ts'

/** The alternative picks as they are now. */
export function Alternatives() {
  const answer = useQuery(alternativesQuery)
  return (
    <QueryView of={answer} skeleton={<Skeleton count={2} height="h-48" />}>
      {(found) => <AlternativesPanel answer={found} />}
    </QueryView>
  )
}
