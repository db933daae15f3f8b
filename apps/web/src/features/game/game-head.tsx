import type { GamePage } from '@fairline/contract'
import { Badge, LiveBadge } from '../../components/badge.tsx'
import { TeamMark } from '../../components/team-mark.tsx'
import { shortDay, startText } from '../../lib/format.ts'
import { overlay } from '../../lib/overlay.ts'
import { resultText } from '../../lib/result-text.ts'
import { teamOverlay } from '../../lib/team-overlay.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { probabilityTexts } from '../../lib/win-probabilities.ts'

type Game = GamePage['game']

/** Teams, score by period and start time; a team’s name opens its season. */
export function GameHead({ game }: { readonly game: Game }) {
  const { zone } = useSettings()
  const started = game.status !== 'Scheduled'
  return (
    <header className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        {game.isLive ? <LiveBadge /> : <Badge>{game.status}</Badge>}
        <span className="font-medium text-ink">{game.league}</span>
        {game.isLive && <span>{game.gameStatus}</span>}
        <span>
          {game.gameTime === null ? `${shortDay(game.gameDate)} · Time not recorded` : startText(game.gameTime, zone)}
        </span>
        {game.venue && <span>{game.venue}</span>}
      </p>
      <h1 className="sr-only">
        {game.awayTeam} at {game.homeTeam}
      </h1>
      <div className="overflow-x-auto">
        <table className="w-full">
          <caption className="sr-only">Score by period</caption>
          <tbody>
            <Side game={game} side="away" started={started} />
            <Side game={game} side="home" started={started} />
          </tbody>
        </table>
      </div>
    </header>
  )
}

function Side({
  game,
  side,
  started,
}: {
  readonly game: Game
  readonly side: 'home' | 'away'
  readonly started: boolean
}) {
  const [name, abbreviation] =
    side === 'home' ? [game.homeTeam, game.homeAbbreviation] : [game.awayTeam, game.awayAbbreviation]
  const score = side === 'home' ? game.homeScore : game.awayScore
  return (
    <tr>
      <th scope="row" className="w-full py-1 text-left font-normal">
        <button
          type="button"
          onClick={() => overlay.open(teamOverlay(game.league, name))}
          className="flex min-h-11 items-center gap-3 text-left hover:underline"
        >
          <TeamMark abbreviation={abbreviation} />
          <span className="text-xl font-semibold break-words">{name}</span>
        </button>
      </th>
      {started &&
        game.periodScores?.[side].map((points, period) => (
          <td key={period} className="scoreboard hidden px-2 text-center text-soft sm:table-cell">
            {points}
          </td>
        ))}
      {started && (
        <td className="scoreboard px-3 text-right text-3xl font-bold">{score ?? resultText(game, side) ?? '–'}</td>
      )}
      {!started && (
        <td className="scoreboard px-3 text-right text-2xl font-semibold">
          {probabilityTexts(game.bayesianProbabilities)[side]}
        </td>
      )}
    </tr>
  )
}
