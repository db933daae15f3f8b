import type { TeamStats } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../components/data-table.tsx'
import { percent } from '../../lib/format.ts'
import { recordOf } from './record-of.ts'
import { seasonName } from './season-name.ts'
import { statsQuery } from './team-queries.ts'

type Team = TeamStats['team']

interface Side {
  readonly name: string
  /** Whether its season is known; nothing is requested otherwise. */
  readonly hasSeason: boolean
}

interface Props {
  readonly league: string
  readonly home: Side
  readonly away: Side
  /** Whether past games are being learned: a season that is not known may be known then. */
  readonly isLearning: boolean
}

const NOT_LEARNED = 'Season stats: not yet, still learning from past games.'

/** Both teams’ seasons compared. */
export function TeamComparison({ league, home, away, isLearning }: Props) {
  const [first, second] = [
    useQuery({ ...statsQuery(league, away.name), enabled: away.hasSeason }),
    useQuery({ ...statsQuery(league, home.name), enabled: home.hasSeason }),
  ]
  const isMissing = (side: Side, { isError }: typeof first) => !side.hasSeason || isError
  if (isMissing(away, first) && isMissing(home, second))
    return <p className="text-sm text-soft">{isLearning ? NOT_LEARNED : 'No season stats for these teams.'}</p>
  const [a, b] = [first.data?.team, second.data?.team]
  if (a?.isLearning || b?.isLearning) return <p className="text-sm text-soft">{NOT_LEARNED}</p>
  const rows: readonly { readonly name: string; readonly of: (team: Team) => string | null }[] = [
    { name: 'Season', of: ({ season }) => seasonName(season) },
    { name: 'Record', of: recordOf },
    ...(a?.standingsPoints != null || b?.standingsPoints != null
      ? [{ name: 'Points', of: ({ standingsPoints }: Team) => standingsPoints?.toFixed(0) ?? null }]
      : []),
    { name: 'Strength', of: ({ strengthRating }) => (strengthRating === null ? null : percent(100 * strengthRating)) },
    {
      name: 'Last 10',
      of: ({ recentForm, recentGames }) => (recentForm === null ? null : `${percent(recentForm, 0)} of ${recentGames}`),
    },
    { name: 'Scored per game', of: ({ pointsPerGame }) => pointsPerGame?.toFixed(2) ?? null },
    { name: 'Allowed per game', of: ({ pointsAllowedPerGame }) => pointsAllowedPerGame?.toFixed(2) ?? null },
  ]
  const shown = ({ data, isLoading }: typeof first, of: (team: Team) => string | null) =>
    data ? (of(data.team) ?? '–') : isLoading ? '…' : '–'
  return (
    <DataTable
      caption={`Season records of ${away.name} and ${home.name}`}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { name: 'Figure', cell: ({ name }) => name },
        { name: away.name, numeric: true, cell: ({ of }) => shown(first, of) },
        { name: home.name, numeric: true, cell: ({ of }) => shown(second, of) },
      ]}
    />
  )
}
