import type { Source } from '../lib/board-source.ts'
import { agoText } from '../lib/format.ts'
import { learnedText } from '../lib/learned-text.ts'
import { useNotUpdating } from '../lib/not-updating.ts'
import { useRecording } from '../lib/recording.ts'
import { useAppNow } from '../lib/use-app-now.ts'

const names: Readonly<Record<string, string>> = {
  replay: 'Replay of recorded games and odds',
  archive: 'Imported archive',
  simulated: 'Simulated league',
  live: 'Live feeds',
}

/** From this age on data are shown as aging. */
const AGING_MS = 86_400_000

/** Where the figures on a screen come from and how old they are; always visible. */
export function SourceLine({ provenance }: { readonly provenance: Source }) {
  const now = useAppNow()
  const recording = useRecording()
  const notUpdating = useNotUpdating()
  // RecordingNotice already shows this one at the top of the screen.
  const troubles = provenance.troubles.filter((trouble) => trouble !== recording?.notice)
  const ageMs = provenance.newestFactAt === null ? null : now - Date.parse(provenance.newestFactAt)
  return (
    <p className="text-sm text-soft">
      <span className="font-semibold text-ink">{names[provenance.source] ?? provenance.source}</span>
      {ageMs === null ? (
        ' · no data yet'
      ) : (
        <span className={ageMs > AGING_MS ? 'text-caution' : ''}> · Updated {agoText(ageMs)}</span>
      )}
      {provenance.learnt !== null && (
        <span className="block">
          Learning from past games ({learnedText(provenance.learnt)}). Picks start when it’s done.
        </span>
      )}
      {notUpdating !== null && <span className="block text-caution">⚠ {notUpdating}</span>}
      {troubles.map((trouble) => (
        <span key={trouble} className="block text-caution">
          ⚠ {trouble}
        </span>
      ))}
    </p>
  )
}
