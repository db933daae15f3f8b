import type { PublishedPick } from '@fairline/contract'
import { confidenceText } from '../lib/confidence-text.ts'
import { agoText, percent, signedPercent } from '../lib/format.ts'
import { priceText } from '../lib/price-text.ts'
import { publishedStatus } from '../lib/published-status.ts'
import { scoreText } from '../lib/score-text.ts'
import type { Settings } from '../lib/settings.ts'
import { settlementText } from '../lib/settlement-text.ts'
import { useAppNow } from '../lib/use-app-now.ts'
import { useOwnBooks } from '../lib/use-own-books.ts'
import { useSettings } from '../lib/use-settings.ts'
import { Badge, LiveBadge } from './badge.tsx'
import { GameLink } from './game-link.tsx'
import { NotRecorded } from './not-recorded.tsx'
import { PublishedLine } from './published-line.tsx'

interface Props {
  readonly title: string
  readonly picks: readonly PublishedPick[]
  /** Whether each names its game and score: not on the page of that game. */
  readonly namesGame?: boolean
}

/** Published picks, each with what was published and what the bet is now; nothing if there are none. */
export function PublishedPicks({ title, picks, namesGame = true }: Props) {
  const ownBooks = useOwnBooks()
  if (picks.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-semibold">
        {title} ({picks.length})
      </h3>
      {ownBooks && (
        <p className="text-sm text-soft">Published at the prices of all books. Odds and EV now are at your books.</p>
      )}
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {picks.map((pick) => (
          <PublishedRow key={pick.id} pick={pick} namesGame={namesGame} />
        ))}
      </ul>
    </section>
  )
}

function PublishedRow({ pick, namesGame }: { readonly pick: PublishedPick; readonly namesGame: boolean }) {
  const { published } = pick
  const { odds } = useSettings()
  const at = useAppNow()
  const ownBooks = useOwnBooks()
  const status = statusText(pick, ownBooks)
  return (
    <li className="grid content-start gap-1 rounded-xl border border-line bg-raised p-3">
      <p className="font-semibold break-words">{pick.pick}</p>
      <p className="flex flex-wrap items-center gap-1.5 text-sm text-soft">
        {namesGame && <GameOfPick pick={pick} />}
        <Badge tone={published.status === 'worth-it' ? 'value' : 'plain'}>{status}</Badge>
        <NotRecorded isRecorded={pick.isRecorded} />
      </p>
      <PublishedLine published={published} now={published.status === 'ended' ? status : nowText(pick, odds, at)} />
    </li>
  )
}

function GameOfPick({ pick: { gameId, game, score } }: { readonly pick: PublishedPick }) {
  return (
    <>
      <GameLink gameId={gameId}>{game}</GameLink>
      {score && <LiveBadge />}
      {score && <span className="scoreboard">{scoreText(score)}</span>}
    </>
  )
}

const statusText = ({ published, settlement }: PublishedPick, ownBooks: boolean): string =>
  settlement === null ? publishedStatus(published.status, ownBooks) : settlementText[settlement]

/** `now −118 at Bovada, 2 min ago, +0.9% EV, 51.2% to win, 62% to beat the closing line`, of a bet that is not over. */
function nowText({ now, score }: PublishedPick, odds: Settings['odds'], at: number): string {
  const price = now.odds === null ? 'no price' : priceText(now.odds, odds)
  const book = now.bookmaker === null ? '' : ` at ${now.bookmaker}`
  const seen = now.quotedAt === null ? [] : [agoText(at - Date.parse(now.quotedAt))]
  const value = now.expectedValue === null ? [] : [`${signedPercent(now.expectedValue)} EV`]
  const probability = now.winProbability === null ? [] : [`${percent(now.winProbability)} to win`]
  const reference = score ? 'later odds' : 'the closing line'
  const assumed = now.confidenceAssumed ? ' (assumed)' : ''
  const toBeat = now.confidence === null ? 'unknown chance' : confidenceText(now.confidence)
  // Without a price there is nothing to beat later odds with.
  const beats = now.odds === null ? [] : [`${toBeat} to beat ${reference}${assumed}`]
  return `now ${[`${price}${book}`, ...seen, ...value, ...probability, ...beats].join(', ')}`
}
