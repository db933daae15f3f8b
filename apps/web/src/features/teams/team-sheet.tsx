import type { TeamStats } from '@fairline/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { FailedState } from '../../components/failed-state.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import type { Source } from '../../lib/board-source.ts'
import { percent } from '../../lib/format.ts'
import { plural } from '../../lib/plural.ts'
import { recordOf } from './record-of.ts'
import { seasonTitle } from './season-name.ts'
import { TeamAccordion } from './team-accordion.tsx'
import { statsQuery } from './team-queries.ts'

/** A team’s season. `of` is its league and its name or abbreviation: `MLB/BOS`. */
export function TeamSheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const [league = '', ...name] = of.split('/')
  const stats = useQuery(statsQuery(league, name.join('/')))
  const team = stats.data?.team
  const unit = team ? capital(team.scoringUnit) : league === 'MLB' ? 'Runs' : 'Points'
  return (
    <Sheet
      title={team?.name ?? name.join('/')}
      about={team ? `${team.league} · ${seasonTitle(team.season)}` : league}
      source={team && sourceOf(team)}
      open
      onClose={onClose}
    >
      <div className="grid gap-4">
        {team?.isLearning && (
          <p role="status" className="text-sm text-soft">
            Still learning from past games: this season counts the newest days only.
          </p>
        )}
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          <StatTile name="Season Record" note={team && pointsNote(team)}>
            {shown(stats, recordOf)}
          </StatTile>
          <StatTile name="Strength" says="Probability to beat an average team of the league on neutral ground.">
            {shown(stats, ({ strengthRating }) => (strengthRating === null ? null : percent(100 * strengthRating)))}
          </StatTile>
          <StatTile name={`${unit}/Game`}>
            {shown(stats, ({ pointsPerGame }) => pointsPerGame?.toFixed(1) ?? null)}
          </StatTile>
          <StatTile
            name="Recent Form"
            says="Share of the last 10 games won; a draw counts half."
            note={team && team.recentForm !== null && `of ${plural(team.recentGames, 'game')}`}
          >
            {shown(stats, ({ recentForm }) => (recentForm === null ? null : percent(recentForm, 0)))}
          </StatTile>
        </div>
        {stats.isError && (
          <FailedState title="Unable to Load Team Statistics" onRetry={() => void stats.refetch()}>
            <ul className="mt-1 list-disc pl-5 text-sm text-soft">
              <li>Team name not found</li>
              <li>Temporary API connectivity issues</li>
              <li>League data temporarily unavailable</li>
            </ul>
          </FailedState>
        )}
        {team && <TeamAccordion team={team} />}
      </div>
    </Sheet>
  )
}

/** A season changes when a game of its league ends: that is what its age tells. */
const sourceOf = ({ dataSource, asOf }: TeamStats['team']): Source => ({
  source: dataSource,
  newestFactAt: asOf,
  learnt: null,
  troubles: [],
})

/** A tile’s text; the documented words if there is no value. */
function shown(stats: UseQueryResult<TeamStats>, of: (team: TeamStats['team']) => string | null): string {
  if (stats.data) return of(stats.data.team) ?? 'No Data'
  return stats.isError ? 'Stats Error' : 'Loading...'
}

const pointsNote = ({ standingsPoints }: TeamStats['team']) =>
  standingsPoints === null ? null : plural(standingsPoints, 'point')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
