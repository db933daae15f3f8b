import { type AdvancedPick, HIGH_CONFIDENCE } from '@fairline/contract'
import { memo } from 'react'
import { AnalysisBlock } from '../../components/analysis-block.tsx'
import { Badge } from '../../components/badge.tsx'
import { BetFigures } from '../../components/bet-figures.tsx'
import { BetHead } from '../../components/bet-head.tsx'
import { BetTags } from '../../components/bet-tags.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SharpMoneyBox } from '../../components/sharp-money-box.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { betTiming } from '../../lib/bet-timing.ts'
import { isTomorrow, signed } from '../../lib/format.ts'
import { legOf } from '../../lib/leg-of.ts'
import { useAppNow } from '../../lib/use-app-now.ts'
import { AdvancedStrategyBox } from './advanced-strategy-box.tsx'

/** This many strategies are named on a card; the Fibonacci system has a box of its own. */
const MAX_MODELS = 3
const FIBONACCI = 'Fibonacci System'
/** The head says what was published, and when. */
const PUBLISHED_TAG = 'Pick'

/** A pick with its figures, strategies and factors, and an analyst’s comment on request. */
export const AdvancedCard = memo(function AdvancedCard({ pick }: { readonly pick: AdvancedPick }) {
  const now = useAppNow()
  const next = isTomorrow(pick.gameTime, now)
  const models = pick.strategies.filter(({ name }) => name !== FIBONACCI).slice(0, MAX_MODELS)
  const fibonacci = pick.strategies.find(({ fibonacciAnalysis }) => fibonacciAnalysis !== null)?.fibonacciAnalysis
  return (
    <article
      aria-label={`${pick.pick}, ${pick.matchInfo}`}
      className={`far-off [--about:48rem] grid content-start gap-3 rounded-xl border bg-raised p-4 ${next ? 'border-caution' : 'border-line'}`}
    >
      <BetHead
        bet={pick}
        timing={betTiming(pick.gameTime, now, pick.confidence)}
        badges={
          <>
            <RecommendationBadge recommendation={pick.recommendation} confidence={pick.confidence} />
            <BetTags gameTime={pick.gameTime} confidence={pick.confidence} />
            {pick.tags
              .filter((tag) => tag !== PUBLISHED_TAG)
              .map((tag) => (
                <Badge key={tag} tone="act">
                  {tag}
                </Badge>
              ))}
          </>
        }
      />
      <BetFigures
        confidence={pick.confidence}
        assumed={pick.confidenceAssumed}
        winProbability={pick.winProbability}
        expectedValue={pick.expectedValue / 100}
        sharpValue={pick.sharpValue === null ? null : pick.sharpValue / 100}
      />
      <Reasons of={pick.reasoning} most={2} />
      {models.length > 0 && (
        <section aria-label="Strategy models" className="grid gap-1 text-sm">
          <p className="text-xs text-soft">Strategy models</p>
          {models.map(({ name, reasoning }) => (
            <p key={name}>
              <span className="font-semibold">{shownName(name)}</span> <span className="text-soft">{reasoning}</span>
            </p>
          ))}
        </section>
      )}
      {pick.league === 'MLB' && fibonacci && <AdvancedStrategyBox of={fibonacci} />}
      {(pick.confidence ?? 0) >= HIGH_CONFIDENCE && <SharpMoneyBox of={pick.sharpMoney} />}
      {pick.liveFactors.length > 0 && (
        <section aria-label="Real-time factors" className="grid gap-1 text-sm">
          <p className="text-xs text-soft">Real-time factors</p>
          {pick.liveFactors.map(({ description, impact }) => (
            <p key={description} className="flex justify-between gap-3 text-soft">
              {description}
              {impact !== null && (
                <span className={`scoreboard ${impact > 0 ? 'text-value' : 'text-against'}`}>
                  {signed(impact, 1)} pts
                </span>
              )}
            </p>
          ))}
        </section>
      )}
      <AnalysisBlock pickId={pick.id} />
      <SlipButton leg={legOf(pick)} />
    </article>
  )
})

/** As documented, the Monte Carlo model is named for what it is. */
const shownName = (name: string): string => (/monte carlo/i.test(name) ? 'Basic Monte Carlo' : name)
