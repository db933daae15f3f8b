import { betTiming } from '../lib/bet-timing.ts'
import { confidenceTier } from '../lib/confidence-tier.ts'
import { Badge } from './badge.tsx'
import { TomorrowBadge } from './tomorrow-badge.tsx'

interface Props {
  /** ISO 8601; null where no start is known. */
  readonly gameTime: string | null
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  /** The app’s time, in milliseconds. */
  readonly now: number
}

/** Whether a bet is on tomorrow’s games, when to make it (no verdict, so never green), and how high its confidence is called. */
export function BetTags({ gameTime, confidence, now }: Props) {
  const timing = betTiming(gameTime, now, confidence)
  const tier = confidenceTier(confidence)
  return (
    <>
      <TomorrowBadge gameTime={gameTime} />
      {timing && <Badge>{timing}</Badge>}
      {tier && <Badge>{tier}</Badge>}
    </>
  )
}
