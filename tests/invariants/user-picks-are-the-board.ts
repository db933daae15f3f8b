import type { UserPicks } from '@fairline/contract'
import { type LeagueKey, leagues } from '@fairline/domain'
import type { BoardGame } from '@fairline/engine'
import type { AgedWorld } from '../aged/aged-world.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** Leagues of soccer and of fights that the endpoint covers. */
const SOCCER: readonly LeagueKey[] = ['laliga', 'seriea', 'champions', 'europa', 'euro', 'copa']
const COMBAT: readonly LeagueKey[] = ['ufc', 'boxing']

/** GET /api/user-picks counts and names the games of its day and leagues as the board has them, and its picks as their bets are. */
export function userPicksAreTheBoard(world: AgedWorld): Looked {
  const { at, looked } = looks()
  for (const { url, route, body } of world.answers) {
    if (route.path !== '/api/user-picks') continue
    const query = new URL(url, 'http://localhost').searchParams
    const asked = [...SOCCER, ...COMBAT].filter((key) => isAsked(key, query.get('sports')))
    const shown = body as UserPicks
    const expected = expectedOf(world, { day: query.get('date')!, asked })
    for (const [what, value] of Object.entries(expected)) {
      const [one, other] = [JSON.stringify(value), JSON.stringify(shownOf(shown, what as keyof typeof expected))]
      at(what, one === other ? null : `${url}: ${what} is ${other}, the board has ${one}`)
    }
    for (const pick of [shown.recommendedPicks?.pick1, shown.recommendedPicks?.pick2])
      if (pick) at('pick', otherFigures(pick, world))
  }
  return looked()
}

type Pick = NonNullable<UserPicks['recommendedPicks']>['pick1']

/** What a recommended pick says otherwise than its bet in the list of all bets; null if nothing. */
function otherFigures({ id, gameId, winProbability, expectedValue, confidence }: Pick, { bets }: AgedWorld) {
  const bet = bets.get(id)
  if (!bet || bet.gameId !== gameId || bet.recommendation === 'pass') return `${id} is picked, and not recommended`
  const differs = (shown: number | null, percent: number | null) =>
    shown === null || percent === null ? shown !== percent : Math.abs(shown - percent) > 0.0501
  const percents = [
    [winProbability, bet.fairProbability === null ? null : 100 * bet.fairProbability],
    [expectedValue, bet.expectedValue === null ? null : 100 * bet.expectedValue],
    [confidence, bet.confidence],
  ] as const
  const wrong = percents.filter(([shown, percent]) => differs(shown, percent))
  return wrong.length === 0 ? null : `${id}: ${wrong.map(([shown, percent]) => `${shown} for ${percent}`).join(', ')}`
}

const isAsked = (key: LeagueKey, sports: string | null) => sports === null || sports.split(',').includes(key)

interface Asked {
  /** In UTC. */
  readonly day: string
  readonly asked: readonly LeagueKey[]
}

function expectedOf({ board }: AgedWorld, { day, asked }: Asked) {
  const toCome = board.games.filter(
    ({ game, result }) => asked.includes(game.league) && result === null && game.startsAt! > board.asOf,
  )
  const games = toCome.filter((game) => dayOf(game) === day)
  const ofLeague = (key: LeagueKey) => games.filter(({ game }) => game.league === key).length
  const breakdown = asked.flatMap((key) => (ofLeague(key) > 0 ? [`${leagues[key].name}: ${ofLeague(key)}`] : []))
  const others = new Set(toCome.map(dayOf).filter((each) => each !== day))
  return {
    totalGames: games.length,
    soccerMatches: games.filter(({ game }) => SOCCER.includes(game.league)).length,
    combatEvents: games.filter(({ game }) => COMBAT.includes(game.league)).length,
    leagueBreakdown: breakdown.toSorted(),
    detailed: games.map(({ game }) => game.id).toSorted(),
    userPreferences: asked.map((key) => leagues[key].name).toSorted(),
    nextDays: [...others].toSorted().map((each) => [each, toCome.filter((game) => dayOf(game) === each).length]),
  }
}

const dayOf = ({ game }: BoardGame) => new Date(game.startsAt!).toISOString().slice(0, 10)

/** The same of the answer. */
function shownOf(shown: UserPicks, what: keyof ReturnType<typeof expectedOf>) {
  const { gameAnalysis, userPreferences, nextAvailableDays } = shown
  if (what === 'leagueBreakdown')
    return Object.entries(gameAnalysis.leagueBreakdown)
      .map(([name, count]) => `${name}: ${count}`)
      .toSorted()
  if (what === 'detailed') return gameAnalysis.detailedAnalysis.map(({ gameId }) => gameId).toSorted()
  if (what === 'userPreferences') return userPreferences.toSorted()
  if (what === 'nextDays') return nextAvailableDays.map(({ date, gamesAvailable }) => [date, gamesAvailable])
  return gameAnalysis[what]
}
