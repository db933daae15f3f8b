import type { PublishedPick } from '@fairline/contract'
import { percent, signedPercent, startText } from '../lib/format.ts'
import { priceText } from '../lib/price-text.ts'
import { useSettings } from '../lib/use-settings.ts'
import { Badge, LiveBadge } from './badge.tsx'
import { GameLink } from './game-link.tsx'
import { GradeBadge } from './grade-badge.tsx'

const statusTexts = {
  'worth-it': 'Still +EV',
  'no-longer-worth-it': 'No longer +EV',
  'price-gone': 'Price gone',
  'in-play': 'Published, now in play',
  ended: 'Ended',
} as const

/** Published picks, each with what was published and what the bet is now; nothing if there are none. */
export function PublishedPicks({ title, picks }: { readonly title: string; readonly picks: readonly PublishedPick[] }) {
  if (picks.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-semibold">
        {title} ({picks.length})
      </h3>
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {picks.map((pick) => (
          <PublishedRow key={pick.id} pick={pick} />
        ))}
      </ul>
    </section>
  )
}

function PublishedRow({ pick }: { readonly pick: PublishedPick }) {
  const { score, published } = pick
  return (
    <li className="grid content-start gap-1 rounded-xl border border-line bg-raised p-3">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 font-semibold break-words">{pick.pick}</p>
        <GradeBadge grade={published.grade} />
      </div>
      <p className="flex flex-wrap items-center gap-1.5 text-sm text-soft">
        <GameLink gameId={pick.gameId}>{pick.game}</GameLink>
        {score ? <LiveBadge /> : null}
        {score ? (
          <span className="scoreboard">
            {score.away}–{score.home}, {score.clock}
          </span>
        ) : null}
        <Badge tone={published.status === 'worth-it' ? 'value' : 'plain'}>{statusTexts[published.status]}</Badge>
      </p>
      <PublishedLine pick={pick} />
    </li>
  )
}

/** `Published −124 at 7:26 PM PT, +3.0% EV · now −118, +0.9% EV`. */
function PublishedLine({ pick: { published, now } }: { readonly pick: PublishedPick }) {
  const { odds, zone } = useSettings()
  const chance = now.winProbability === null ? null : `${percent(now.winProbability)} to win`
  const price = now.odds === null ? 'no price' : priceText(now.odds, odds)
  const value = now.expectedValue === null ? null : `${signedPercent(now.expectedValue)} EV`
  const current = published.status === 'ended' ? null : ['now', price].join(' ')
  return (
    <p className="text-sm text-soft">
      {`Published ${priceText(published.odds, odds)} at ${published.bookmaker}, ${startText(published.publishedAt, zone)}, ${signedPercent(published.expectedValue)} EV`}
      {current !== null && ` · ${[current, value, chance].filter((part) => part !== null).join(', ')}`}
    </p>
  )
}
