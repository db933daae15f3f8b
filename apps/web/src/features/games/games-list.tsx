import type { LiveData } from '@fairline/contract'
import { GameCard } from './game-card.tsx'

/** The day's games by league. Only draws: it is handed its games and fetches nothing. */
export function GamesList({ games }: { readonly games: LiveData['games'] }) {
  if (games.length === 0) {
    return (
      <div className="rounded-xl border border-line bg-raised p-6 text-center">
        <p className="text-lg font-semibold">No games available for today</p>
        <p className="mt-2 text-sm text-soft">
          The data this house was given hold no game for this day. Import some with{' '}
          <code className="text-ink">npm run fairline -- import</code>, or replay recorded seasons; the README says how.
        </p>
      </div>
    )
  }
  const leagues = Map.groupBy(games, ({ league }) => league)
  return (
    <div className="grid gap-8">
      {[...leagues].map(([league, ofLeague]) => (
        <section key={league} aria-labelledby={`league-${league}`}>
          <h3 id={`league-${league}`} className="mb-3 text-sm font-semibold tracking-wide text-soft uppercase">
            {league} <span className="font-normal">({ofLeague.length})</span>
          </h3>
          <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {ofLeague.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
