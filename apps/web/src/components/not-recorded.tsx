import { Badge } from './badge.tsx'

/** Says that a published pick is not in the public record yet; renders nothing for other bets. */
export function NotRecorded({ isRecorded }: { readonly isRecorded: boolean | null }) {
  return isRecorded === false ? <Badge tone="caution">Not yet recorded</Badge> : null
}
