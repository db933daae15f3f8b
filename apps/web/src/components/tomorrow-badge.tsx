import { isTomorrow } from '../lib/format.ts'
import { useAppNow } from '../lib/use-app-now.ts'
import { Badge } from './badge.tsx'

/** Marks what is on tomorrow’s games, by the game’s own date in Los Angeles. @param gameTime  ISO 8601; null where no start is known */
export function TomorrowBadge({ gameTime }: { readonly gameTime: string | null }) {
  return isTomorrow(gameTime, useAppNow()) ? <Badge tone="caution">Tomorrow</Badge> : null
}
