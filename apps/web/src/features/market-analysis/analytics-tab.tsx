import { ConfidenceBar } from '../../components/confidence-bar.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import { averageOf, countRated } from '../../lib/average-confidence.ts'
import { confidenceText } from '../../lib/confidence-text.ts'
import { percent, signedPercent, startText } from '../../lib/format.ts'
import { useSettings } from '../../lib/use-settings.ts'
import type { Analysis } from './analysis-query.ts'

/** The same picks compared by confidence and expected value. */
export function AnalyticsTab({ analysis }: { readonly analysis: Analysis }) {
  const { picks, liveGames, averageConfidence, highConfidencePicks } = analysis
  const { zone } = useSettings()
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-3 gap-2">
        <StatTile name="Live games">{liveGames}</StatTile>
        <StatTile name="Avg confidence" note={averageConfidence !== null && averageOf(countRated(picks))}>
          {averageConfidence === null ? '–' : percent(averageConfidence)}
        </StatTile>
        <StatTile name="80% or more">{highConfidencePicks}</StatTile>
      </div>
      <section aria-label="Confidence and expected value of each pick" className="grid gap-3">
        {picks.map((pick) => (
          <div key={pick.id} className="grid gap-1">
            <p className="flex justify-between gap-3 text-sm">
              <span className="min-w-0 truncate">{pick.bet}</span>
              <span className="scoreboard whitespace-nowrap">
                {pick.confidence === null ? '–' : confidenceText(pick.confidence)} ·{' '}
                <span className={pick.expectedValue > 0 ? 'text-value' : 'text-against'}>
                  {signedPercent(pick.expectedValue)}
                </span>
              </span>
            </p>
            <p className="text-sm text-soft">
              {pick.matchInfo}
              {pick.gameTime !== null && ` · ${startText(pick.gameTime, zone)}`}
            </p>
            <ConfidenceBar name={`Confidence of ${pick.bet}`} value={pick.confidence} />
          </div>
        ))}
      </section>
    </div>
  )
}
