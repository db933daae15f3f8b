import type { SharePrediction } from '@fairline/contract'
import { percent, startText } from '../../lib/format.ts'
import { sportIcon } from './sport-icon.ts'

/** One prediction of the list. */
export function PredictionRow({
  prediction: { sport, predictionType, anonymizedInsight, confidence, metadata, timestamp },
  onChoose,
}: {
  readonly prediction: SharePrediction
  readonly onChoose: () => void
}) {
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
        <span className="scoreboard text-lg font-bold">{percent(confidence, 0)}</span>
      </span>
      <span className="text-sm">{anonymizedInsight}</span>
      <span className="text-xs text-soft">
        {metadata.successRate === null
          ? `${metadata.sample} of its kind settled: too few for a success rate`
          : `${percent(metadata.successRate)} of ${metadata.sample} of its kind won`}
        {metadata.winStreak ? ` · ${metadata.winStreak} in a row` : ''} · {startText(timestamp, 'pacific')}
      </span>
    </button>
  )
}
