import type { TeamStats } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../components/data-table.tsx'
import { percent } from '../../lib/format.ts'
import { recordOf } from './record-of.ts'
import { seasonName } from './season-name.ts'
import { statsQuery } from './team-queries.ts'

type Team = TeamStats['team']

interface Props {
  readonly league: string
  readonly home: { readonly name: string; readonly abbreviation: string }
  readonly away: { readonly name: string; readonly abbreviation: string }
}

/** Both teams’ seasons compared. */
export function TeamComparison({ league, home, away }: Props) {
  const [first, second] = [
    useQuery(statsQuery(league, away.abbreviation)),
    useQuery(statsQuery(league, home.abbreviation)),
  ]
  if (first.isError && second.isError) return <p className="text-sm text-soft">No season stats for these teams.</p>
  const [a, b] = [first.data?.team, second.data?.team]
  const rows: readonly { readonly name: string; readonly of: (team: Team) => string | null }[] = [
    { name: 'Season', of: ({ season }) => seasonName(season) },
    { name: 'Record', of: recordOf },
    ...(a?.standingsPoints != null || b?.standingsPoints != null
      ? [{ name: 'Points', of: ({ standingsPoints }: Team) => standingsPoints?.toFixed(0) ?? null }]
      : []),
    { name: 'Strength', of: ({ strengthRating }) => (strengthRating === null ? null : percent(100 * strengthRating)) },
    { name: 'Last 10', of: ({ recentForm }) => (recentForm === null ? null : percent(recentForm, 0)) },
    { name: 'Scored per game', of: ({ pointsPerGame }) => pointsPerGame?.toFixed(2) ?? null },
    { name: 'Allowed per game', of: ({ pointsAllowedPerGame }) => pointsAllowedPerGame?.toFixed(2) ?? null },
  ]
  const shown = (team: Team | undefined, of: (team: Team) => string | null) => (team ? (of(team) ?? '–') : '…')
  return (
    <DataTable
      caption={`Season records of ${away.name} and ${home.name}`}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { name: 'Figure', cell: ({ name }) => name },
        { name: away.name, numeric: true, cell: ({ of }) => shown(a, of) },
        { name: home.name, numeric: true, cell: ({ of }) => shown(b, of) },
      ]}
    />
  )
}
