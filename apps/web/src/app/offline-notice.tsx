import { useQuery } from '@tanstack/react-query'
import { gamesQuery } from '../features/games/games-query.ts'
import { timeText } from '../lib/format.ts'
import { useSettings } from '../lib/use-settings.ts'

/** Says that there is no network, and from when the odds on the screen are. */
export function OfflineNotice() {
  const { zone } = useSettings()
  // Reads what has been loaded; loads nothing itself.
  const { data } = useQuery({ ...gamesQuery(false), enabled: false })
  const shown = data ? `odds from ${timeText(data.provenance.asOf, zone)}` : 'the last data received'
  return (
    <p role="status" className="px-4 py-2 text-center text-sm font-medium text-caution">
      ⚠ You’re offline. Showing {shown}.
    </p>
  )
}
