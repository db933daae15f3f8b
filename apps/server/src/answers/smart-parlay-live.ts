import type { SmartParlayLivePicks } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { type BetRow, betRowsOf, isWorthwhile, rankScoreOf, round } from './bet-rows.ts'
import { autoEnhancedMarketsOf, enhancedBetsOf } from './enhanced-markets.ts'
import { listFieldsOf } from './list-fields.ts'
import type { ListedBet } from './listed-bet.ts'
import { propReasonsOf } from './player-props.ts'
import { type PropRow, propRowsOf } from './prop-rows.ts'
import { publishedShown } from './published-shown.ts'
import { liveRowsOf, pickOf } from './smart-parlay.ts'
import { isoOf, provenanceOf } from './wire.ts'

type LivePick = SmartParlayLivePicks['picks'][number]
type Category = LivePick['category']

const kept = new WeakMap<Board, readonly LivePick[]>()

/** Every recommended bet, of a category where one is asked for. */
export function smartParlayLivePicksOf(
  board: Board,
  { category }: { category?: Category | undefined } = {},
): SmartParlayLivePicks {
  const all = kept.get(board) ?? allOf(board)
  kept.set(board, all)
  const shown = all.filter((pick) => category === undefined || pick.category === category)
  const count = (of: Category) => all.filter((pick) => pick.category === of).length
  return {
    picks: shown.map((pick, i) => ({ ...pick, rank: i + 1 })),
    totalOpportunities: shown.length,
    summary: {
      ...{ moneyline: count('moneyline'), spread: count('spread'), total: count('total') },
      ...{ team_total: count('team_total'), player_prop: count('player_prop') },
    },
    topGrades: shown.filter(({ valueGrade }) => valueGrade === 'A+' || valueGrade === 'A').length,
    lastUpdated: isoOf(board.asOf),
    ...listFieldsOf(board, { listed: shown.length, rows: candidatesOf(board, category) }),
    provenance: provenanceOf(board),
  }
}

/** The bets that a category could hold. */
function candidatesOf(board: Board, category: Category | undefined): readonly ListedBet[] {
  const rows = betRowsOf(board)
  if (category === 'player_prop') return propRowsOf(board)
  if (category === 'team_total') return enhancedBetsOf(board).filter(({ bet }) => bet.market.kind === 'team-total')
  return category === undefined ? rows : rows.filter((row) => categoryOf(row) === category)
}

function allOf(board: Board): LivePick[] {
  return [
    ...[...betRowsOf(board), ...liveRowsOf(board)].filter(isWorthwhile).map(betPickOf),
    ...teamTotalsOf(board).filter(({ recommendation }) => recommendation !== 'pass'),
    ...propRowsOf(board)
      .filter(isWorthwhile)
      .map((row) => propPickOf(row, board.source)),
  ].sort(byScore)
}

/** Highest score first; bets whose confidence is not known are not ranked: by expected value after all others. */
const byScore = (a: LivePick, b: LivePick): number =>
  (b.finalScore ?? Number.NEGATIVE_INFINITY) - (a.finalScore ?? Number.NEGATIVE_INFINITY) ||
  b.value - a.value ||
  (a.id < b.id ? -1 : 1)

const categoryOf = ({ bet }: BetRow): Category =>
  bet.market.kind === 'spread' || bet.market.kind === 'total' ? bet.market.kind : 'moneyline'

function betPickOf(row: BetRow): LivePick {
  const value = round(row.bet.expectedValue, 4)
  return { ...pickOf(row, 0), category: categoryOf(row), value, badge: row.bet.state === 'live' ? 'LIVE' : null }
}

function teamTotalsOf(board: Board): LivePick[] {
  return autoEnhancedMarketsOf(board)
    .enhancedPicks.filter(({ marketType }) => marketType === 'team-total')
    .map((pick): LivePick => {
      const { id, gameId, league, homeTeam, awayTeam, gameTime, betType, marketType } = pick
      const { line, odds, bookmaker, confidence, winProbability, valueGrade, quotedAt } = pick
      const value = round(pick.expectedValue / 100, 4)
      return {
        id,
        gameId,
        league,
        homeTeam,
        awayTeam,
        gameTime,
        betType,
        marketType,
        pick: pick.pick,
        line,
        odds,
        bookmaker,
        confidence,
        winProbability,
        valueGrade,
        quotedAt,
        confidenceAssumed: pick.confidenceAssumed,
        recommendation: pick.recommendation,
        published: pick.published,
        isPick: false,
        isRecorded: null,
        rank: 0,
        goodDownTo: pick.goodDownTo,
        finalScore: null,
        game: `${awayTeam} @ ${homeTeam}`,
        expectedValue: value,
        value,
        reasoning: `${pick.reasoning.join('. ')}.`,
        category: 'team_total',
        badge: null,
      }
    })
}

function propPickOf(row: PropRow, source: string): LivePick {
  const { fields, bet } = row
  const { id, gameId, league, homeTeam, awayTeam, gameTime, line, odds, bookmaker, confidence, winProbability } = fields
  const value = round(bet.expectedValue, 4)
  return {
    id,
    gameId,
    league,
    homeTeam,
    awayTeam,
    gameTime,
    line,
    odds,
    bookmaker,
    confidence,
    winProbability,
    betType: 'Player prop',
    marketType: 'player-prop',
    valueGrade: bet.grade,
    confidenceAssumed: bet.confidenceAssumed,
    recommendation: bet.recommendation,
    published: publishedShown(bet, source),
    isPick: false,
    isRecorded: null,
    rank: 0,
    quotedAt: fields.quotedAt,
    goodDownTo: fields.goodDownTo,
    pick: `${fields.playerName} ${fields.side.toLowerCase()} ${line} ${fields.propType.toLowerCase()} (prop)`,
    finalScore: rankScoreOf(row),
    game: fields.matchup,
    expectedValue: value,
    value,
    category: 'player_prop',
    badge: null,
    reasoning: `${propReasonsOf(row).slice(0, 2).join('. ')}.`,
  }
}
