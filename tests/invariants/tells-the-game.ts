import { leagues, plainName, type Side } from '@fairline/domain'
import type { BoardGame } from '@fairline/engine'
import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { isObject, type JsonNode, nodesOf } from '../aged/json-nodes.ts'
import { fairSharesOf } from '../aged/outcome-shares.ts'

/** What a row of a game should say in a field, read off the board. */
type Reading = (onBoard: BoardGame) => unknown

/** On neutral ground neither side is at home. */
const title = ({ game }: BoardGame) => `${game.away.name} ${game.neutral ? 'vs' : '@'} ${game.home.name}`
const start = ({ game }: BoardGame) => (game.startsAt === null ? null : new Date(game.startsAt).toISOString())
/** Where it stands or how it ended. */
const counted = ({ result, score }: BoardGame) => result ?? score
/** A result without them, as of a fight, leaves those of the last score. */
const periods = ({ result, score }: BoardGame) => result?.periods ?? score?.periods ?? null
const status = ({ result, score }: BoardGame) => (result ? 'Final' : score ? 'Live' : 'Scheduled')

/** Of rows that name a game: the field, and what it has to be. */
const FIELDS: Readonly<Record<string, Reading>> = {
  homeTeam: ({ game }) => game.home.name,
  awayTeam: ({ game }) => game.away.name,
  game: title,
  matchup: title,
  matchInfo: title,
  gameTime: start,
  startTime: start,
  gameDate: ({ game }) => game.day,
  venue: ({ game }) => game.venue ?? null,
  homeScore: (onBoard) => counted(onBoard)?.home ?? null,
  awayScore: (onBoard) => counted(onBoard)?.away ?? null,
  status,
  isLive: (onBoard) => status(onBoard) === 'Live',
  isCompleted: (onBoard) => status(onBoard) === 'Final',
  homeStrength: ({ strengths }) => strengths && Math.round(1000 * strengths.home) / 1000,
  awayStrength: ({ strengths }) => strengths && Math.round(1000 * strengths.away) / 1000,
}
/** Fields that only rows of GET /api/live-data and the like have in this meaning: those that say the game's status. */
const OF_GAMES: ReadonlySet<string> = new Set(['status', 'homeScore', 'awayScore', 'venue', 'isLive', 'isCompleted'])

/** Every row that names a game says of its sides, start, place and score what the board says. */
export function tellsTheGame(world: AgedWorld): {
  readonly faults: string[]
  readonly compared: ReadonlyMap<string, number>
} {
  const games = new Map(world.board.games.map((onBoard) => [onBoard.game.id, onBoard]))
  const faults: string[] = []
  const compared = new Map<string, number>()
  for (const node of nodesOf(world)) {
    const onBoard = gameOf(node, games)
    if (!onBoard) continue
    for (const [key, said, is] of comparisons(node, onBoard, world)) {
      compared.set(key, (compared.get(key) ?? 0) + 1)
      if (!is) faults.push(`${placeOf(node)}: ${onBoard.game.id}: ${key} is ${JSON.stringify(said)}`)
    }
  }
  return { faults, compared }
}

function gameOf({ value }: JsonNode, games: ReadonlyMap<string, BoardGame>): BoardGame | undefined {
  const { gameId, id } = 'outcomes' in value && isObject(value.game) ? { gameId: value.game.id, id: null } : value
  const named = typeof gameId === 'string' ? gameId : typeof id === 'string' ? (id.split('|')[0] as string) : ''
  return games.get(named)
}

type Comparison = readonly [key: string, said: unknown, is: boolean]

/** Everything a row says of its game, and whether it is so. */
const comparisons = ({ value }: JsonNode, onBoard: BoardGame, world: AgedWorld): Comparison[] => [
  ...plainFields(value, onBoard),
  ...names(value, onBoard),
  ...scores(value, onBoard),
  ...probabilities(value, onBoard, world),
  ...players(value, onBoard),
]

type Row = JsonNode['value']

const isGame = (value: Row): boolean => 'periodScores' in value

const plainFields = (value: Row, onBoard: BoardGame): Comparison[] =>
  Object.entries(FIELDS).flatMap(([key, reading]): Comparison[] => {
    const said = value[key]
    if (said === undefined || isObject(said) || (OF_GAMES.has(key) && !isGame(value))) return []
    return [[key, said, said === reading(onBoard)]]
  })

const names = (value: Row, onBoard: BoardGame): Comparison[] => [
  ...(['league', 'sport'] as const).flatMap((key): Comparison[] =>
    typeof value[key] === 'string' ? [[key, value[key], isLeague(value[key], onBoard)]] : [],
  ),
  ...(['home', 'away'] as const).flatMap((side): Comparison[] => {
    const said = value[`${side}Abbreviation`]
    return said === undefined ? [] : [[`${side}Abbreviation`, said, isShort(said, onBoard.game[side])]]
  }),
]

const scores = (value: Row, onBoard: BoardGame): Comparison[] => [
  ...(isGame(value)
    ? [['periodScores', value.periodScores, isSame(value.periodScores, periods(onBoard))] as const]
    : []),
  ...(isObject(value.score) ? [['score', value.score, isScore(value.score, onBoard)] as const] : []),
]

const probabilities = (value: Row, onBoard: BoardGame, world: AgedWorld): Comparison[] =>
  fairSharesOf(value).flatMap(({ key, percent, selection }): Comparison[] => {
    const fair = fairOf(selection, onBoard, world)
    return fair === null ? [] : [[key, percent, Math.abs(percent - 100 * fair) <= ROUNDING]]
  })

function players(value: Row, onBoard: BoardGame): Comparison[] {
  if (!('playerName' in value) || value.team === undefined) return []
  const known = teamOf(value, onBoard)
  const team: Comparison = ['team', value.team, value.team === known?.own]
  return value.opponent === undefined ? [team] : [team, ['opponent', value.opponent, value.opponent === known?.other]]
}

const isLeague = (said: unknown, { game }: BoardGame): boolean =>
  said === game.league || said === leagues[game.league].name

/** A key of its league, or the beginning of a name. */
const isShort = (said: unknown, { key, name }: Side): boolean =>
  said === key || said === plainName(name).slice(0, 3).toUpperCase()

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isScore = (said: Readonly<Record<string, unknown>>, onBoard: BoardGame): boolean =>
  said.home === counted(onBoard)?.home && said.away === counted(onBoard)?.away

/** Points: a share is rounded to a tenth, by itself. */
const ROUNDING = 0.05 + 1e-4

/** Fair probability of a winner, 0–1: of the bet on it, or known because the game has ended; null where it is unknown. */
function fairOf(selection: string, { game, result }: BoardGame, { bets }: AgedWorld): number | null {
  if (result) return result.winner === selection ? 1 : 0
  const market = leagues[game.league].outcomes === 'three-way' ? 'three-way' : 'moneyline'
  const bet = bets.get(`${game.id}|${market}||${selection}`)
  return bet && bet.state !== 'ended' ? bet.fairProbability : null
}

/** The team of a prop's player and the other one; neither where he plays for neither. */
function teamOf({ playerName }: Readonly<Record<string, unknown>>, { game, props }: BoardGame) {
  const prop = props.find(({ player }) => player === playerName)
  if (!prop) return undefined
  const [home, away] = [game.home.name, game.away.name]
  if (prop.side === null) return { own: null, other: null }
  return prop.side === 'home' ? { own: home, other: away } : { own: away, other: home }
}
