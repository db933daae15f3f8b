import { Button } from '../../components/button.tsx'
import { plural } from '../../lib/plural.ts'

interface Props {
  readonly shown: number
  readonly loaded: number
  readonly total: number
  readonly filtered: boolean
  readonly hasMore: boolean
  readonly isFetching: boolean
  readonly onMore: () => void
}

/** How many picks are shown of how many, and a way to more where the list does not ask for them itself. */
export function AdvancedListEnd({ shown, loaded, total, filtered, hasMore, isFetching, onMore }: Props) {
  const all = hasMore ? `${loaded} of ${total} loaded` : `All UBSE picks loaded • ${total} total`
  const fitting = `Showing ${plural(shown, 'filtered pick')}${hasMore ? ` of ${loaded} loaded` : ''} • ${total} total available`
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
      <p aria-live="polite">{filtered ? fitting : all}</p>
      {hasMore && !filtered && (
        <Button onClick={onMore} disabled={isFetching}>
          Load More Picks
        </Button>
      )}
    </div>
  )
}
