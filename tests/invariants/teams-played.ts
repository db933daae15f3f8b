import type { TeamGameHistory, TeamStats } from '@fairline/contract'
import type { BoardGame } from '@fairline/engine'
import type { AgedWorld, Answer } from '../aged/aged-world.ts'

type Played = TeamGameHistory['recentGames'][number]

/**
 * A side's page says of its games what the board says of those that ended today, in an order and with sums that follow from
 * each other.
 *
 * @returns the faults, and how many games were compared with the board
 */
export function teamsPlayed({ answers, board }: AgedWorld): {
  readonly faults: readonly string[]
  readonly compared: number
} {
  const ended = new Map(board.games.flatMap((one) => (one.result ? [[one.game.id, one] as const] : [])))
  const histories = new Map(ofPath(answers, '/api/team-game-history/').map(({ url, body }) => [sideOf(url), body]))
  const sides = ofPath(answers, '/api/team-stats/').map(({ url, body }) => ({
    side: sideOf(url),
    team: (body as TeamStats).team,
    games: (histories.get(sideOf(url)) as TeamGameHistory | undefined)?.recentGames ?? [],
  }))
  const onBoard = sides.flatMap(({ team, games }) =>
    games.flatMap((played) => {
      const game = ended.get(played.gameId)
      return game ? [{ team, played, game }] : []
    }),
  )
  return {
    faults: [
      ...sides.flatMap(({ side, team, games }) => seasonFaults(team, games).map((fault) => `${side}: ${fault}`)),
      ...onBoard.flatMap(({ team, played, game }) => gameFaults(team.name, played, game)),
    ],
    compared: onBoard.length,
  }
}

const ofPath = (answers: readonly Answer[], path: string) => answers.filter(({ url }) => url.startsWith(path))

/** `/mlb/Boston%20Red%20Sox`. */
const sideOf = (url: string): string => (url.split('?')[0] as string).split('/').slice(-2).join('/')

const percentOf = (share: number): number => Math.round(1000 * share) / 10
const isNear = (said: number | null, is: number | null, by: number): boolean =>
  said === null || is === null ? said === is : Math.abs(said - is) <= by

/** What of a season does not follow from its games and counts. */
function seasonFaults(team: TeamStats['team'], games: readonly Played[]): string[] {
  const { wins, draws, losses, pointsFor, pointsAgainst } = team
  const count = (letter: Played['result']) => games.filter(({ result }) => result === letter).length
  const scores = games.flatMap(({ teamScore }) => teamScore ?? [])
  const all = wins + draws + losses
  const checks: readonly (readonly [string, boolean])[] = [
    ['winPercentage', isNear(team.winPercentage, all === 0 ? null : percentOf((wins + draws / 2) / all), 0.051)],
    ['recentGames', team.recentGames === games.length && games.length === Math.min(10, all)],
    [
      'recentForm',
      isNear(
        team.recentForm,
        games.length === 0 ? null : percentOf((count('W') + count('D') / 2) / games.length),
        0.051,
      ),
    ],
    ['bestGame', team.bestGame === (scores.length === 0 ? null : Math.max(...scores))],
    ['worstGame', team.worstGame === (scores.length === 0 ? null : Math.min(...scores))],
    ['pointsPerGame', team.pointsPerGame === null || isNear(team.pointsPerGame, pointsFor / all, 0.006)],
    [
      'pointsAllowedPerGame',
      team.pointsAllowedPerGame === null || isNear(team.pointsAllowedPerGame, pointsAgainst / all, 0.006),
    ],
    ['order of games', games.every(({ date }, i) => i === 0 || date <= (games[i - 1] as Played).date)],
    ...games.map((played) => [`game ${played.gameId}`, isWhole(played)] as const),
  ]
  return checks.filter(([, holds]) => !holds).map(([name]) => name)
}

/** The letter is that of the score, and the words say both. */
function isWhole({ result, teamScore, opponentScore, formattedResult }: Played): boolean {
  if (teamScore === null || opponentScore === null) return formattedResult === result
  const letter = teamScore > opponentScore ? 'W' : teamScore < opponentScore ? 'L' : 'D'
  // A shoot-out or a tie-break leaves the score level.
  return (result === letter || letter === 'D') && formattedResult === `${result} ${teamScore}–${opponentScore}`
}

/** What a row says of a game that ended today, and the board does not. */
function gameFaults(name: string, played: Played, { game, result }: BoardGame): string[] {
  const side = game.home.name === name ? 'home' : 'away'
  const other = side === 'home' ? 'away' : 'home'
  const won = result?.winner === 'draw' ? 'D' : result?.winner === side ? 'W' : 'L'
  const ground = game.neutral ? 'Neutral' : side === 'home' ? 'Home' : 'Away'
  const expected: Partial<Played> = {
    result: won,
    homeAway: ground,
    opponent: game[other].name,
    date: game.day,
    teamScore: result?.[side] ?? null,
    opponentScore: result?.[other] ?? null,
  }
  return Object.entries(expected)
    .filter(([key, value]) => played[key as keyof Played] !== value)
    .map(([key, value]) => `${name}, ${game.id}: ${key} is ${played[key as keyof Played]}, on the board ${value}`)
}
