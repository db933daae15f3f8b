import type { LiveData } from '@fairline/contract'
import { memo } from 'react'
import { isFollowed } from '../../lib/is-followed.ts'
import { useGrowing } from '../../lib/use-growing.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { GameCard } from './game-card.tsx'

type Games = LiveData['games']

/** Cards drawn per step. */
const AT_ONCE = 6

/** Live games, then today's and tomorrow's, each by league; final games are left out. Fetches nothing. */
export const GamesList = memo(function GamesList({ games, today }: { readonly games: Games; readonly today: string }) {
  const { teams } = useSettings()
  // Followed teams come first within each group.
  const open = games
    .filter(({ isCompleted }) => !isCompleted)
    .toSorted((a, b) => Number(isFollowed(b, teams)) - Number(isFollowed(a, teams)))
  const live = open.filter(({ isLive }) => isLive)
  const toCome = open.filter(({ isLive }) => !isLive)
  const now = toCome.filter(({ gameDate }) => gameDate <= today)
  const next = toCome.filter(({ gameDate }) => gameDate > today)
  const count = useGrowing(open.length, AT_ONCE)
  if (open.length === 0) return <NoGames over={games.length} />
  const drawn = new Set([...live, ...now, ...next].slice(0, count).map(({ id }) => id))
  return (
    <div className="grid grid-cols-1 gap-10">
      <GamesByLeague id="live-now" title="Live now" games={live} drawn={drawn} />
      <GamesByLeague id="today" title="Today" games={now} drawn={drawn} />
      <GamesByLeague id="tomorrow" title="Tomorrow" games={next} drawn={drawn} />
    </div>
  )
})

function NoGames({ over }: { readonly over: number }) {
  return (
    <div className="rounded-xl border border-line bg-raised p-6 text-center">
      <p className="text-lg font-semibold">No games available for today</p>
      <p className="mt-2 text-sm text-soft">
        {over > 0 ? (
          'All games today are final. Check back tomorrow.'
        ) : (
          <>
            The loaded data have no game on this day. Import games with{' '}
            <code className="text-ink">npm run fairline -- import</code>, or replay recorded seasons: see the README.
          </>
        )}
      </p>
    </div>
  )
}

/** Games under one heading, grouped by league. */
function GamesByLeague({
  id,
  title,
  games,
  drawn,
}: {
  readonly id: string
  readonly title: string
  readonly games: Games
  readonly drawn: ReadonlySet<string>
}) {
  if (games.length === 0) return null
  const leagues = Map.groupBy(games, ({ league }) => league)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-lg font-semibold">
        {title} <span className="font-normal text-soft">({games.length})</span>
      </h3>
      <div className="grid grid-cols-1 gap-8">
        {[...leagues].map(([league, ofLeague]) => (
          <section key={league} aria-labelledby={`${id}-${league}`}>
            <h4 id={`${id}-${league}`} className="mb-3 text-sm font-semibold tracking-wide text-soft uppercase">
              {league} <span className="font-normal">({ofLeague.length})</span>
            </h4>
            <Cards games={ofLeague} drawn={drawn} />
          </section>
        ))}
      </div>
    </section>
  )
}

/** Cards that are not drawn yet follow within moments. */
function Cards({ games, drawn }: { readonly games: Games; readonly drawn: ReadonlySet<string> }) {
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
      {games.map((game) => drawn.has(game.id) && <GameCard key={game.id} game={game} />)}
    </div>
  )
}
