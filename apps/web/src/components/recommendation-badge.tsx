import type { PublishedPick } from '@fairline/contract'
import { Badge } from './badge.tsx'

type Recommendation = PublishedPick['now']['recommendation']

const words = { bet: 'Bet', lean: 'Lean', pass: 'Pass' } as const

/** The one verdict on a bet. */
export const RecommendationBadge = ({ recommendation }: { readonly recommendation: Recommendation }) => (
  <Badge tone={recommendation === 'pass' ? 'plain' : 'value'}>{words[recommendation]}</Badge>
)
