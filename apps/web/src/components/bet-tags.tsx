import { confidenceTier } from '../lib/confidence-tier.ts'
import { Badge } from './badge.tsx'
import { TomorrowBadge } from './tomorrow-badge.tsx'

interface Props {
  /** ISO 8601; null where no start is known. */
  readonly gameTime: string | null
  /** Percent; null where it is not known. */
  readonly confidence: number | null
}

/** Whether a bet is on tomorrow’s games, and how high its confidence is called. */
export function BetTags({ gameTime, confidence }: Props) {
  const tier = confidenceTier(confidence)
  return (
    <>
      <TomorrowBadge gameTime={gameTime} />
      {tier && <Badge>{tier}</Badge>}
    </>
  )
}
