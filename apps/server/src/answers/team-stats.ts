import type { GamePage, TeamGameHistory, TeamStats } from '@fairline/contract'
import { type Game, LeagueKey, leagues, plainName, teamCalled } from '@fairline/domain'
import type { Board, PlayedGame, TeamSeason } from '@fairline/engine'
import { round } from './bet-rows.ts'
import { isoOf } from './wire.ts'

/** Weights of the three parts of the strength calculation, as the documents have them. */
const RECORD = 0.4
const FORM = 0.3
const RATING = 0.3

/** A side of a league by what someone calls it; null where no one is meant. Names are never guessed. */
export function sideOf(board: Board, league: string, team: string): TeamSeason | null {
  const key = LeagueKey.options.find(
    (one) => plainName(one) === plainName(league) || plainName(leagues[one].name) === plainName(league),
  )
  if (!key) return null
  const known = teamCalled(leagues[key], team)?.key ?? team
  const plain = plainName(team)
  return board.teams[key]?.find((side) => side.key === known || plainName(side.name) === plain) ?? null
}

/** Whether the seasons of a game's sides are known: a side that has not played yet has none. */
export const hasSeasonOf = (board: Board, { league, home, away }: Game): GamePage['hasSeason'] => ({
  home: sideOf(board, league, home.key) !== null,
  away: sideOf(board, league, away.key) !== null,
})

const shareOf = (won: number, drawn: number, all: number) =>
  all === 0 ? null : round((100 * (won + drawn / 2)) / all, 1)

/** A side's season. */
export function teamStatsOf(board: Board, side: TeamSeason): TeamStats {
  const { wins, losses, overtimeLosses, draws, scored, allowed, told, last, strength } = side
  const per = (sum: number) => (told === 0 ? null : round(sum / told, 2))
  const winPercentage = shareOf(wins, draws, wins + draws + losses)
  const count = (outcome: PlayedGame['outcome']) => last.filter((game) => game.outcome === outcome).length
  const recentForm = shareOf(count('win'), count('draw'), last.length)
  const scores = last.flatMap((game) => game.scored ?? [])
  const strengthRating = strength === null ? null : round(strength, 3)
  return {
    success: true,
    team: {
      name: side.name,
      league: leagues[side.league].name,
      abbreviation: side.key,
      season: side.season,
      overtimeLosses,
      standingsPoints: overtimeLosses === null ? null : 2 * wins + overtimeLosses,
      wins,
      losses,
      draws,
      winPercentage,
      pointsPerGame: per(scored),
      pointsFor: scored,
      pointsAllowedPerGame: per(allowed),
      pointsAgainst: allowed,
      strengthRating,
      recentForm,
      recentGames: last.length,
      bestGame: scores.length === 0 ? null : Math.max(...scores),
      worstGame: scores.length === 0 ? null : Math.min(...scores),
      strengthCalculation: calculationOf(winPercentage, recentForm, strength),
      scoringUnit: leagues[side.league].scoringUnit,
      logo: side.key.slice(0, 3).toUpperCase(),
      isLearning: board.rated !== null,
      dataSource: board.source,
      asOf: isoOf(board.asOf),
    },
  }
}

function calculationOf(record: number | null, form: number | null, strength: number | null) {
  if (record === null || form === null || strength === null) return null
  const rating = round(100 * strength, 1)
  return {
    seasonRecord: record,
    recentForm: form,
    strengthRating: rating,
    total: round(RECORD * record + FORM * form + RATING * rating, 1),
  }
}

const letters = { win: 'W', draw: 'D', loss: 'L' } as const
const grounds = { home: 'Home', away: 'Away', neutral: 'Neutral' } as const

/** Its last ten games. */
export function teamGameHistoryOf(board: Board, { last }: TeamSeason): TeamGameHistory {
  return {
    success: true,
    recentForm: { formString: last.map(({ outcome }) => letters[outcome]).join('') },
    recentGames: last.map(({ gameId, outcome, ground, opponent, day, scored, allowed }) => ({
      gameId,
      result: letters[outcome],
      homeAway: grounds[ground],
      opponent,
      date: day,
      teamScore: scored,
      opponentScore: allowed,
      formattedResult: scored === null ? letters[outcome] : `${letters[outcome]} ${scored}–${allowed}`,
    })),
    dataSource: board.source,
  }
}
