import type { RecordStatus } from '@fairline/contract'
import { startText } from '../lib/format.ts'
import { useSettings } from '../lib/use-settings.ts'

/** Warns that results are out of date or leave out damaged rows; shows nothing if they are up to date and complete. */
export function RecordNotice({ status: { staleSince, staleReason, leftOut } }: { readonly status: RecordStatus }) {
  const { zone } = useSettings()
  const rows = leftOut.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  if (staleSince === null && rows === 0) return null
  return (
    <div role="status" className="grid gap-1 text-sm text-caution">
      {staleSince !== null && (
        <p>
          ⚠ Results as of {startText(staleSince, zone)}: {staleReason}.
        </p>
      )}
      {rows > 0 && (
        <p>
          ⚠ {rows} damaged or missing {rows === 1 ? 'row' : 'rows'} of the ledger left out (
          {leftOut.slice(0, MAX_NAMED).map(rangeText).join(', ')}
          {leftOut.length > MAX_NAMED ? ' …' : ''}).
        </p>
      )}
    </div>
  )
}

const MAX_NAMED = 5

const rangeText = ({ from, to }: RecordStatus['leftOut'][number]): string => (from === to ? `${from}` : `${from}–${to}`)
