import { HIGH_CONFIDENCE, type PublishedPick } from '@fairline/contract'
import { Badge } from './badge.tsx'

interface Verdict {
  readonly recommendation: PublishedPick['now']['recommendation']
  /** In percent, as shown; never assumed where a bet is recommended. */
  readonly confidence: number | null
}

const words = { bet: 'Bet', lean: 'Lean', pass: 'Pass' } as const

/** The one verdict on a bet: one of high confidence is a strong one, as in the lists of props. */
export const RecommendationBadge = ({ recommendation, confidence }: Verdict) => (
  <Badge tone={recommendation === 'pass' ? 'plain' : 'value'}>
    {recommendation === 'bet' && (confidence ?? 0) >= HIGH_CONFIDENCE ? 'Strong bet' : words[recommendation]}
  </Badge>
)
