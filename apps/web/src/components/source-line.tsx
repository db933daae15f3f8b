import type { LiveData } from '@fairline/contract'
import { age, percent } from '../lib/format.ts'
import { useAppNow } from '../lib/use-app-now.ts'

const names: Readonly<Record<string, string>> = {
  replay: 'Replay of recorded games and odds',
  archive: 'Imported archive',
  simulated: 'Simulated league',
  live: 'Live feeds',
}

/** Where the numbers on a screen come from and how old the newest is; always visible. */
export function SourceLine({ provenance }: { readonly provenance: LiveData['provenance'] }) {
  const now = useAppNow()
  const newest = provenance.newestFactAt === null ? null : now - Date.parse(provenance.newestFactAt)
  return (
    <p className="text-sm text-soft">
      <span className="font-semibold text-ink">{names[provenance.source] ?? provenance.source}</span>
      {newest === null ? (
        ' · no data yet'
      ) : (
        <span className={newest > 86_400_000 ? 'text-caution' : ''}>
          {' '}
          · newest fact {age(newest)}
          {newest >= 60_000 ? ' old' : ''}
        </span>
      )}
      {provenance.learnt !== null && (
        <span className="block">Past games are being learnt ({percent(provenance.learnt, 0)}). Picks follow.</span>
      )}
      {provenance.troubles.map((trouble) => (
        <span key={trouble} className="block text-caution">
          ⚠ {trouble}
        </span>
      ))}
    </p>
  )
}
