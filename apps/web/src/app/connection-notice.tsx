import { useQuery } from '@tanstack/react-query'
import { gamesQuery } from '../features/games/games-query.ts'
import { timeText } from '../lib/format.ts'
import { useNotUpdating } from '../lib/not-updating.ts'
import { useSettings } from '../lib/use-settings.ts'

/** Says why nothing on the screen is updated and from when its odds are; stays in sight while the screen scrolls. */
export function ConnectionNotice() {
  const why = useNotUpdating()
  // A live region announces only what changes in it, so it is there before there is anything to say.
  return (
    <div role="status" className="sticky top-0 z-10">
      {why !== null && <Notice why={why} />}
    </div>
  )
}

function Notice({ why }: { readonly why: string }) {
  const { zone } = useSettings()
  // Reads what has been loaded; loads nothing itself.
  const { data } = useQuery({ ...gamesQuery(false), enabled: false })
  return (
    <p className="border-b border-line bg-ground px-4 py-2 text-center text-sm font-medium text-caution">
      ⚠ {why}
      {data && ` Showing odds from ${timeText(data.provenance.asOf, zone)}.`}
    </p>
  )
}
