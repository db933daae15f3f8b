import type { LiveData } from '@fairline/contract'
import { memo } from 'react'
import { Link } from 'wouter'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { ProbabilityBar } from '../../components/probability-bar.tsx'
import { TeamMark } from '../../components/team-mark.tsx'
import { shortDay, startText } from '../../lib/format.ts'
import { isFollowed } from '../../lib/is-followed.ts'
import { priceText } from '../../lib/price-text.ts'
import { publishedStatus } from '../../lib/published-status.ts'
import type { Settings } from '../../lib/settings.ts'
import { useOwnBooks } from '../../lib/use-own-books.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { probabilityParts, probabilityTexts } from '../../lib/win-probabilities.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

type Game = LiveData['games'][number]
type Best = Game['best']['home']

/** A game with its fair probabilities, best prices and published picks. */
export const GameCard = memo(function GameCard({ game }: { readonly game: Game }) {
  const { basis } = game.bayesianProbabilities
  const probabilities = probabilityTexts(game.bayesianProbabilities)
  const parts = probabilityParts(game)
  const note = notes[basis]
  const { odds, zone, teams } = useSettings()
  const ownBooks = useOwnBooks()
  const followed = isFollowed(game, teams)
  return (
    <article
      className={`far-off grid grid-cols-1 gap-3 rounded-xl border bg-raised p-4 ${game.isLive ? 'live-card' : 'border-line'}`}
      aria-label={`${game.awayTeam} at ${game.homeTeam}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-soft">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold text-ink">{game.league}</span>
          {game.isLive ? <LiveBadge /> : <Badge>{game.status}</Badge>}
          {followed && <span className="text-act">★ followed</span>}
          {game.isLive && <span className="font-medium text-ink">{situationOf(game)}</span>}
        </span>
        <span>{startOf(game, zone)}</span>
      </header>
      <div className="grid grid-cols-1 gap-2">
        <TeamRow
          name={game.awayTeam}
          abbreviation={game.awayAbbreviation}
          probability={probabilities.away}
          best={game.best.away}
          score={game.awayScore}
          started={game.status !== 'Scheduled'}
        />
        {probabilities.draw !== null && (
          <TeamRow
            name="Draw"
            abbreviation="X"
            probability={probabilities.draw}
            best={game.best.draw}
            score={null}
            started={game.status !== 'Scheduled'}
          />
        )}
        <TeamRow
          name={game.homeTeam}
          abbreviation={game.homeAbbreviation}
          probability={probabilities.home}
          best={game.best.home}
          score={game.homeScore}
          started={game.status !== 'Scheduled'}
        />
      </div>
      {parts.length > 0 && <ProbabilityBar parts={parts} note={note} />}
      <div className="grid grid-cols-1 gap-1 text-sm text-soft">
        {game.published.map(({ id, pick, published }) => (
          <p key={id}>
            <Badge>Published</Badge> {withTrueMinus(pick)} at{' '}
            <span className="scoreboard">{priceText(published.odds, odds)}</span> ·{' '}
            {publishedStatus(published.status, ownBooks)}
          </p>
        ))}
        <Link
          href={`/games/${encodeURIComponent(game.id)}`}
          className="inline-flex min-h-11 items-center justify-self-start text-act hover:underline"
        >
          Odds, props & analysis
          <span className="sr-only">
            : {game.awayTeam} at {game.homeTeam}
          </span>
          <span aria-hidden="true">&nbsp;→</span>
        </Link>
        {(game.published.length === 0 || basis === 'not known in play') && (
          <p>{game.isLive || basis === 'not known in play' ? note : withTrueMinus(game.decision)}</p>
        )}
        {basis === 'model alone' && <p className="text-xs">Model only: no market yet</p>}
      </div>
    </article>
  )
})

const notes: Readonly<Record<Game['bayesianProbabilities']['basis'], string>> = {
  'model alone': 'Model only: no book has odds for this game.',
  'model and market': 'Model blended with the vig-free market.',
  'market in play': 'Vig-free live odds.',
  'model in play': 'Live model from score and time: no live odds right now.',
  'not known in play': 'Live win probability not known: no live odds right now.',
  result: 'Final.',
}

/** Date and time of the start; the date only if the source records no time. */
const startOf = ({ gameTime, gameDate }: Game, zone: Settings['zone']): string =>
  gameTime === null ? `${shortDay(gameDate)} · Time not recorded` : startText(gameTime, zone)

/** The game’s clock, and in baseball the outs and who stands on base. */
function situationOf({ gameStatus, outs, bases }: Game): string {
  if (outs === null || bases === null || outs > 2) return gameStatus
  const on = ['first', 'second', 'third'].filter((_, base) => bases[base])
  const runners = on.length === 0 ? 'bases empty' : on.length === 3 ? 'bases loaded' : `on ${on.join(' and ')}`
  return `${gameStatus} · ${outs} out · ${runners}`
}

function TeamRow(row: {
  readonly name: string
  readonly abbreviation: string
  readonly probability: string
  readonly best: Best
  /** Points, or the result in a word where none are counted. */
  readonly score: number | null
  readonly started: boolean
}) {
  const { odds } = useSettings()
  return (
    <div className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-3">
      <TeamMark abbreviation={row.abbreviation} />
      <span className="truncate font-medium">{row.name}</span>
      <span className="scoreboard text-lg font-semibold">{row.probability}</span>
      {row.started ? (
        <span className="scoreboard w-16 text-right text-2xl font-bold" title="Score">
          {row.name === 'Draw' ? '' : (row.score ?? '–')}
        </span>
      ) : (
        <span
          className="w-16 text-right text-sm text-soft"
          title={row.best ? `Best price, at ${row.best.book}` : 'No odds yet'}
        >
          {row.best ? priceText(row.best.odds, odds) : '–'}
        </span>
      )}
    </div>
  )
}
