import type { UserPicks } from '@fairline/contract'
import { type LeagueKey, leagues, plainName } from '@fairline/domain'
import {
  type Board,
  type BoardGame,
  bestOfEachGame,
  dayInWords,
  isUpcoming,
  learnedConfidence,
  looksMisprinted,
  plural,
  shownConfidence,
  shownValue,
  worthwhileParlay,
} from '@fairline/engine'
import type { FieldIssue } from '../routes/issue-text.ts'
import { type BetRow, gameOf, inPercent, isWorthwhile, liveRowsOf, meanConfidence, round, rowsOf } from './bet-rows.ts'
import { noneWorthMaking } from './none-worth-making.ts'
import { winnerPrices } from './winner-bets.ts'
import { americanOf, isoOf, provenanceOf } from './wire.ts'
import { matchupOf } from './words.ts'

const covered: readonly LeagueKey[] = [
  ...(['laliga', 'seriea', 'champions', 'europa', 'euro', 'copa'] as const),
  ...(['ufc', 'boxing'] as const),
]
/** A value is high from so much of the stake on. */
const HIGH = 0.03

/** Soccer and combat sports of one day in UTC. */
export function userPicksOf(
  board: Board,
  { date, sports }: { date?: string | undefined; sports?: string | undefined } = {},
): UserPicks {
  const day = date ?? utcDay(board.asOf)
  const query = leaguesOf(sports)
  const toCome = board.games.filter((game) => query.includes(game.game.league) && isUpcoming(game, board))
  const games = toCome.filter((game) => dayOf(game) === day)
  const rows = games.flatMap((game) => rowsOf(game, board))
  const worthwhile = rows.filter(isWorthwhile)
  const best = bestOfEachGame(worthwhile)
  return {
    status: games.length === 0 ? 'no_games_available' : 'games_available',
    date: day,
    message:
      games.length === 0
        ? `No games of these leagues are on the board for ${dayInWords(day)}`
        : `${plural(games.length, 'game')} on ${dayInWords(day)}`,
    recommendation: recommendationOf(games, best) ?? noneWorthMaking(board, inPlayOf(board, query)),
    nextAvailableDays: daysOf(toCome, day),
    recommendedPicks: pairOf(best),
    gameAnalysis: {
      totalGames: games.length,
      soccerMatches: games.filter(isSoccer).length,
      combatEvents: games.filter((game) => !isSoccer(game)).length,
      leagueBreakdown: Object.fromEntries(
        [...Map.groupBy(games, ({ game }) => leagues[game.league].name)].map(([league, of]) => [league, of.length]),
      ),
      detailedAnalysis: games.map((game) => detailOf(game, rowsOf(game, board))),
    },
    marketInsights: {
      averageConfidence: meanConfidence(best),
      highValueOpportunities: worthwhile.filter(({ bet }) => shownValue(bet.expectedValue) >= HIGH).length,
      lowRiskOptions: worthwhile.filter(({ bet }) => bet.risk === 'low').length,
      ...insightsOf(games),
    },
    userPreferences: query.map((league) => leagues[league].name),
    provenance: provenanceOf(board),
  }
}

const utcDay = (instant: number) => isoOf(instant).slice(0, 10)
const dayOf = ({ game }: BoardGame) => (game.startsAt === null ? game.day : utcDay(game.startsAt))
const isSoccer = ({ game }: BoardGame) => leagues[game.league].sport === 'soccer'

/** What is wrong with the leagues that a request names; null if nothing is. */
export function sportsIssue({ sports }: { readonly sports?: string | undefined }): FieldIssue | null {
  if (namesOf(sports).every((name) => leagueNamed(name) !== undefined)) return null
  const names = covered.map((key) => leagues[key].name).join(', ')
  return { path: ['sports'], message: `expected names of leagues between commas, of ${names}` }
}

/** The leagues that are named; all if none is. */
function leaguesOf(sports: string | undefined): readonly LeagueKey[] {
  const query = new Set(namesOf(sports).map(leagueNamed))
  return query.size > 0 ? covered.filter((key) => query.has(key)) : covered
}

const namesOf = (sports: string | undefined): string[] => (sports ?? '').split(',').map(plainName).filter(Boolean)

/** The league of a plain name or key; none if it is not among these leagues. */
const leagueNamed = (name: string): LeagueKey | undefined =>
  covered.find((key) => name === plainName(key) || name === plainName(leagues[key].name))

/** Null if there are games, and no bet on them is recommended. */
function recommendationOf(games: readonly BoardGame[], best: readonly BetRow[]): string | null {
  if (games.length === 0) return 'Look at another day'
  return best.length === 0 ? null : `${best.length} of ${plural(games.length, 'game')} with a recommended bet`
}

/** Games of these leagues that are on with a recommended bet. */
const inPlayOf = (board: Board, query: readonly LeagueKey[]): number =>
  bestOfEachGame(liveRowsOf(board)).filter(({ bet }) => query.includes(bet.league)).length

function daysOf(toCome: readonly BoardGame[], day: string): UserPicks['nextAvailableDays'] {
  return [...Map.groupBy(toCome, dayOf)]
    .filter(([date]) => date !== day)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, of]) => ({ date, dayOfWeek: weekday(date), hasGames: true, gamesAvailable: of.length }))
}

const weekday = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date))

const pickOf = (row: BetRow) => ({
  id: row.fields.id,
  gameId: row.fields.gameId,
  league: row.fields.league,
  game: gameOf(row),
  pick: row.fields.pick,
  odds: row.fields.odds,
  bookmaker: row.fields.bookmaker,
  confidence: shownConfidence(learnedConfidence(row.bet)),
  winProbability: row.fields.winProbability,
  expectedValue: inPercent(row.bet.expectedValue),
})

const risks = { low: 'Low', medium: 'Medium', high: 'High' } as const

/** The two best of different games. */
function pairOf([first, second]: readonly BetRow[]): UserPicks['recommendedPicks'] {
  if (!first) return null
  const rows = second ? [first, second] : [first]
  const known = rows.flatMap(({ bet }) => shownConfidence(learnedConfidence(bet)) ?? [])
  const together = worthwhileParlay(rows.map(({ bet }) => bet))
  const riskiest = rows.reduce(
    (least, row) => (row.bet.fairProbability < least.bet.fairProbability ? row : least),
    first,
  )
  return {
    pick1: pickOf(first),
    pick2: second ? pickOf(second) : null,
    confidence: known.length === 0 ? null : Math.min(...known),
    combinedOdds: together ? americanOf(together.price) : null,
    expectedValue: together ? inPercent(together.expectedValue) : null,
    riskLevel: risks[riskiest.bet.risk],
  }
}

function detailOf({ game }: BoardGame, rows: readonly BetRow[]): UserPicks['gameAnalysis']['detailedAnalysis'][number] {
  const believed = rows.filter(({ bet }) => !looksMisprinted(bet.expectedValue) && bet.carriedOverFrom === null)
  const best = bestOfEachGame(rows)[0] ?? believed.toSorted((a, b) => b.bet.expectedValue - a.bet.expectedValue)[0]
  return {
    id: best?.bet.id ?? null,
    gameId: game.id,
    game: matchupOf(game),
    league: leagues[game.league].name,
    time: game.startsAt === null ? null : isoOf(game.startsAt),
    risk: best ? risks[best.bet.risk] : null,
    confidence: best ? shownConfidence(learnedConfidence(best.bet)) : null,
    betType: best?.fields.betType ?? null,
    value: best ? inPercent(best.bet.expectedValue) : null,
  }
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : round(values.reduce((sum, value) => sum + value, 0) / values.length, 2)

function insightsOf(
  games: readonly BoardGame[],
): Pick<UserPicks['marketInsights'], 'soccerSpecific' | 'combatSpecific'> {
  const [soccer, combat] = [games.filter(isSoccer), games.filter((game) => !isSoccer(game))]
  const gap = ({ forecast }: BoardGame) =>
    forecast ? [100 * ((forecast.chances[0] ?? 0) - (forecast.chances.at(-1) ?? 0))] : []
  const left = (game: BoardGame) => {
    const prices = winnerPrices(game)
    return prices.every((price) => price !== null)
      ? [100 - 100 * (prices.reduce((sum, price) => sum + 1 / (price ?? 1), 0) - 1)]
      : []
  }
  const moved = ({ moves }: BoardGame) =>
    moves.filter(({ kind }) => kind === 'moneyline').map(({ points }) => Math.abs(points))
  return {
    soccerSpecific: {
      note:
        soccer.length === 0
          ? 'No soccer on this day'
          : `${plural(soccer.length, 'soccer match', 'soccer matches')} on this day`,
      avgHomeAdvantage: meanOf(soccer.flatMap(gap)),
      marketEfficiency: meanOf(soccer.flatMap(left)),
    },
    combatSpecific: {
      note: combat.length === 0 ? 'No fights on this day' : `${plural(combat.length, 'fight')} on this day`,
      avgFighterAdvantage: meanOf(combat.flatMap(gap).map(Math.abs)),
      marketVolatility: meanOf(combat.flatMap(moved)),
    },
  }
}
