import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../components/skeleton.tsx'
import { shortDate } from '../../lib/format.ts'
import { historyQuery } from './team-queries.ts'

const tones: Readonly<Record<string, string>> = { W: 'text-value', L: 'text-against', D: 'text-soft' }

interface Props {
  readonly league: string
  readonly team: string
  /** Whether past games are being learned. */
  readonly isLearning: boolean
}

/** The last ten games of a team, newest first. */
export function GameHistory({ league, team, isLearning }: Props) {
  const { data, isError } = useQuery(historyQuery(league, team, isLearning))
  if (isError && !data) return <p className="text-sm text-against">⚠ Unable to load game history</p>
  if (!data) return <Skeleton count={1} height="h-40" />
  if (data.recentGames.length === 0) return <p className="text-sm text-soft">No recent games available</p>
  return (
    <div className="grid gap-2">
      <p className="scoreboard text-lg font-bold">
        <span className="sr-only">Form, newest first: </span>
        {Array.from(data.recentForm.formString).map((result, i) => (
          <span key={i} className={tones[result]}>
            {result}{' '}
          </span>
        ))}
      </p>
      <ul className="grid gap-1 text-sm">
        {data.recentGames.map((game) => (
          <li key={game.gameId} className="flex justify-between gap-3 border-t border-line py-1.5">
            <span className="min-w-0 truncate">
              <span className="text-soft">{shortDate(game.date)}</span> {game.homeAway === 'Away' ? '@' : 'vs'}{' '}
              {game.opponent}
            </span>
            <span className={`scoreboard font-semibold whitespace-nowrap ${tones[game.result]}`}>
              {game.formattedResult}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
