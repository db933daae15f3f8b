import { type LiveData, liveData } from '@fairline/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import { TeamMark } from '../../components/team-mark.tsx'
import { callLiveData } from '../../lib/call-live-data.ts'
import { overlay } from '../../lib/overlay.ts'
import { plural } from '../../lib/plural.ts'
import { resultText } from '../../lib/result-text.ts'
import { teamOverlay } from '../../lib/team-overlay.ts'
import { usePoll } from '../../lib/use-poll.ts'
import { isHighScoring, liveCounters } from './live-counters.ts'

type Game = LiveData['games'][number]

/** Requested every 30 s while the live stream is down, fresh for 20 s. */
const gamesQuery = (refetchInterval: number | false) =>
  queryOptions({
    queryKey: [liveData.path],
    queryFn: callLiveData,
    staleTime: 20_000,
    refetchInterval,
  })

/** Leagues whose teams have a button each, as documented; others on the slate follow. */
const FIRST = ['MLB', 'WNBA']

/** Today’s scores and every team’s season. */
export function TodaysStatsSheet({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(gamesQuery(usePoll(30_000)))
  return (
    <Sheet
      title="Today’s Game Stats"
      about="Live scores and team stats. Press a team for its season."
      open
      onClose={onClose}
      source={query.data?.provenance}
    >
      <QueryView of={query} skeleton={<Skeleton count={3} height="h-24" />}>
        {({ games, summary, pacificTimeDate }) => (
          <Stats
            games={games.filter(({ gameDate, isLive }) => isLive || gameDate === pacificTimeDate)}
            summary={summary}
          />
        )}
      </QueryView>
    </Sheet>
  )
}

function Stats({ games, summary }: { readonly games: readonly Game[]; readonly summary: LiveData['summary'] }) {
  const high = games.filter(isHighScoring)
  const counters = liveCounters(games)
  const leagues = [...Map.groupBy(games, ({ league }) => league)].sort(
    ([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1),
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-label="Games overview" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <StatTile name="Games today">{summary.total}</StatTile>
        <StatTile name="Live">{summary.live}</StatTile>
        <StatTile name="Upcoming">{summary.scheduled}</StatTile>
        <StatTile name="Final">{summary.completed}</StatTile>
      </section>
      {high.length > 0 && (
        <section role="alert" className="rounded-xl border border-caution p-4">
          <p className="font-semibold text-caution">⚠ High-Scoring Games Alert</p>
          <ul className="mt-1 text-sm">
            {high.map((game) => (
              <li key={game.id}>
                {game.league}: {game.awayTeam} {game.awayScore}–{game.homeScore} {game.homeTeam} ({game.gameStatus})
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Live statistics" className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        <StatTile name="Runs in live games">{counters.runs}</StatTile>
        <StatTile name="Points in live games">{counters.points}</StatTile>
        <StatTile name="Goals in live games">{counters.goals}</StatTile>
        <StatTile name="Closest live game">
          <span className="text-base">{counters.closest ?? 'None live'}</span>
        </StatTile>
        <StatTile name="High-scoring">{high.length}</StatTile>
      </section>
      {leagues.map(([league, of]) => (
        <section key={league} aria-label={`${league} teams`}>
          <h3 className="mb-2 text-sm font-semibold tracking-wide text-soft uppercase">
            {league} teams <span className="font-normal">({plural(of.length, 'game')})</span>
          </h3>
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {of.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </div>
        </section>
      ))}
      <section aria-label="How to Use">
        <h3 className="mb-1 font-semibold">How to Use</h3>
        <ul className="list-disc pl-5 text-sm text-soft">
          <li>Press a team for its season, its last 10 games and how its strength is calculated.</li>
          <li>Live counters update by themselves.</li>
          <li>An alert names live games with more than 10 runs (MLB) or more than 140 points (others).</li>
          <li>Escape closes the team first, then this.</li>
        </ul>
      </section>
    </div>
  )
}

const rankOf = (league: string) => (FIRST.includes(league) ? FIRST.indexOf(league) : FIRST.length)

function GameRow({ game }: { readonly game: Game }) {
  return (
    <div className="flex items-center justify-between gap-2 rounded-xl border border-line bg-raised p-2">
      <TeamButton league={game.league} name={game.awayTeam} abbreviation={game.awayAbbreviation} />
      <span className="grid justify-items-center text-center text-xs text-soft">
        {game.isLive ? <LiveBadge /> : <Badge>{game.status}</Badge>}
        <span className="scoreboard text-base font-bold text-ink">
          {game.status === 'Scheduled' ? '–' : `${sideText(game, 'away')}–${sideText(game, 'home')}`}
        </span>
      </span>
      <TeamButton league={game.league} name={game.homeTeam} abbreviation={game.homeAbbreviation} />
    </div>
  )
}

/** A side's score, or what became of it where the game has none, as a fight. */
const sideText = (game: Game, side: 'away' | 'home') => game[`${side}Score`] ?? resultText(game, side) ?? '–'

function TeamButton(team: { readonly league: string; readonly name: string; readonly abbreviation: string }) {
  return (
    <button
      type="button"
      onClick={() => overlay.open(teamOverlay(team.league, team.name))}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-1 text-left hover:underline"
    >
      {/* On a phone the name needs its place. */}
      <span className="max-sm:hidden">
        <TeamMark abbreviation={team.abbreviation} />
      </span>
      <span className="min-w-0 text-sm leading-tight font-medium break-words">{team.name}</span>
    </button>
  )
}
