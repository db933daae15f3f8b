import type { SmartParlayLivePicks } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { type BetRow, betRowsOf, isWorthwhile, round } from './bet-rows.ts'
import { autoEnhancedMarketsOf } from './enhanced-markets.ts'
import { propReasonsOf } from './player-props.ts'
import { type PropRow, propRowsOf } from './prop-rows.ts'
import { pickOf } from './smart-parlay.ts'
import { isoOf, provenanceOf } from './wire.ts'

type LivePick = SmartParlayLivePicks['picks'][number]
type Category = LivePick['category']

const kept = new WeakMap<Board, readonly LivePick[]>()

/** Everything that is worth its price, of a category where one is asked for. */
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
    provenance: provenanceOf(board),
  }
}

function allOf(board: Board): LivePick[] {
  return [
    ...betRowsOf(board).filter(isWorthwhile).map(betPickOf),
    ...teamTotalsOf(board),
    ...propRowsOf(board).filter(isWorthwhile).map(propPickOf),
  ].sort((a, b) => b.finalScore - a.finalScore || (a.id < b.id ? -1 : 1))
}

const categoryOf = ({ bet }: BetRow): Category =>
  bet.market.kind === 'spread' || bet.market.kind === 'total' ? bet.market.kind : 'moneyline'

function betPickOf(row: BetRow): LivePick {
  const value = round(row.bet.expectedValue, 4)
  return { ...pickOf(row, 0), category: categoryOf(row), value, badge: null }
}

/** The documents' score, of what the wire says; an unknown confidence counts as none. */
const scoreOf = (confidence: number | null, valuePercent: number, winProbability: number) =>
  round((confidence ?? 0) * 0.4 + valuePercent * 0.3 + winProbability * 0.3, 2)

function teamTotalsOf(board: Board): LivePick[] {
  return autoEnhancedMarketsOf(board)
    .enhancedPicks.filter(({ marketType }) => marketType === 'team-total')
    .map((pick): LivePick => {
      const { id, gameId, league, homeTeam, awayTeam, gameTime, betType, marketType } = pick
      const { line, odds, bookmaker, confidence, winProbability, valueGrade, quotedAt } = pick
      const value = round(pick.expectedValue / 100, 4)
      return {
        ...{ id, gameId, league, homeTeam, awayTeam, gameTime, betType, marketType, pick: pick.pick, line, odds },
        ...{ bookmaker, confidence, winProbability, valueGrade, quotedAt, isPick: false, rank: 0 },
        goodDownTo: pick.goodDownTo,
        finalScore: scoreOf(confidence, pick.expectedValue, winProbability),
        ...{ game: `${awayTeam} @ ${homeTeam}`, expectedValue: value, value },
        ...{ reasoning: `${pick.reasoning.join('. ')}.`, category: 'team_total', badge: null },
      }
    })
}

function propPickOf(row: PropRow): LivePick {
  const { fields, bet } = row
  const { id, gameId, league, homeTeam, awayTeam, gameTime, line, odds, bookmaker, confidence, winProbability } = fields
  const value = round(bet.expectedValue, 4)
  return {
    ...{ id, gameId, league, homeTeam, awayTeam, gameTime, line, odds, bookmaker, confidence, winProbability },
    ...{ betType: 'Player prop', marketType: 'player-prop' as const, valueGrade: bet.grade, isPick: false, rank: 0 },
    ...{ quotedAt: fields.quotedAt, goodDownTo: fields.goodDownTo },
    pick: `${fields.playerName} ${fields.side.toLowerCase()} ${line} ${fields.propType.toLowerCase()} (prop)`,
    finalScore: scoreOf(confidence, fields.expectedValue, winProbability),
    ...{ game: fields.matchup, expectedValue: value, value, category: 'player_prop' as const, badge: null },
    reasoning: `${propReasonsOf(row).slice(0, 2).join('. ')}.`,
  }
}
