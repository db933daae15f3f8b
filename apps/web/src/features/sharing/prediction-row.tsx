import type { SharePrediction } from '@fairline/contract'
import { confidenceText } from '../../lib/confidence-text.ts'
import { percent, startText } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useOwnBooks } from '../../lib/use-own-books.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'
import { sportIcon } from './sport-icon.ts'

/** One prediction of the list. */
export function PredictionRow({
  prediction: { sport, predictionType, anonymizedInsight, odds: american, confidence, metadata, timestamp },
  onChoose,
}: {
  readonly prediction: SharePrediction
  readonly onChoose: () => void
}) {
  const { odds, zone } = useSettings()
  const at = useOwnBooks() ? ' published at all books' : ''
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid gap-1 rounded-xl border border-line bg-raised p-4 text-left hover:border-act"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="font-semibold">
          <span aria-hidden="true">{sportIcon(sport)}</span> {sport} {predictionType}
        </span>
        <span className="text-right text-sm text-soft">
          <span className="scoreboard text-lg font-bold text-ink">{confidenceText(confidence)}</span> to beat the close
        </span>
      </span>
      <span className="text-sm">
        {withTrueMinus(anonymizedInsight)} at {priceText(american, odds)}
      </span>
      <span className="text-xs text-soft">
        {metadata.successRate === null
          ? `Success rate after 30 settled picks like this${at} (${metadata.sample} so far)`
          : `${percent(metadata.successRate)} of ${metadata.sample} picks like this${at} won`}
        {metadata.winStreak ? ` · ${metadata.winStreak} in a row` : ''} · Price seen {startText(timestamp, zone)}
      </span>
    </button>
  )
}
