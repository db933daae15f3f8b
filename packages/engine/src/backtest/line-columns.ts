import { fullGame, type LeagueKey, type Pick, type Selection, selectionsOf } from '@fairline/domain'
import { isPick } from '../betting/decide-market.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'
import { type Column, flag } from '../tables/column.ts'
import type { LookedLine } from './prices-at.ts'
import type { WalkedGame } from './walk-forward.ts'

/** One side of an opening line, and the pick on it if it was picked. */
export interface LineRow {
  readonly game: WalkedGame
  readonly line: LookedLine
  readonly selection: Selection
  /** Whether it is the first line of its kind in its game, whose loss is scored. */
  readonly first: boolean
  readonly pick: Pick | null
}

/** Every side of every opening line of a game. */
export function lineRows(game: WalkedGame): LineRow[] {
  const picks = game.lineDecisions.filter(isPick)
  return game.lines.map((line) => {
    const { kind, side } = line
    const selection = selectionsOf(kind)[side] as Selection
    return {
      game,
      line,
      selection,
      first: game.lines.find((other) => other.kind === kind && other.side === side) === line,
      pick:
        picks.find(
          ({ market, ...pick }) => market.kind === kind && market.line === line.line && pick.selection === selection,
        ) ?? null,
    }
  })
}

/** The columns of one side of an opening line: what it is, what was forecast for it, how it closed and how it was settled. */
export const lineColumns = (league: LeagueKey): Column<LineRow>[] => [
  { name: 'game_id', of: ({ game }) => game.file.game.id },
  { name: 'league', of: () => league },
  { name: 'day', of: ({ game }) => game.file.game.day },
  { name: 'market', of: ({ line }) => line.kind },
  { name: 'line', of: ({ line }) => line.line },
  { name: 'selection', of: ({ selection }) => selection },
  { name: 'first', of: ({ first }) => flag(first) },
  { name: 'price', of: ({ line }) => line.price },
  { name: 'market_probability', of: ({ line }) => line.market },
  { name: 'our_probability', of: ({ line }) => line.ours },
  { name: 'confidence', of: ({ line }) => line.confidence },
  { name: 'close_probability', of: closeProbability },
  { name: 'home_score', of: ({ game }) => game.file.result?.home ?? null },
  { name: 'away_score', of: ({ game }) => game.file.result?.away ?? null },
  { name: 'settlement', of: settlementOf },
  { name: 'pick_book', of: ({ pick }) => pick?.book ?? null },
  { name: 'pick_price', of: ({ pick }) => pick?.price ?? null },
  { name: 'pick_expected_value', of: ({ pick }) => pick?.expectedValue ?? null },
  { name: 'pick_confidence', of: ({ pick }) => pick?.confidence ?? null },
  { name: 'pick_grade', of: ({ pick }) => pick?.grade ?? null },
]

function closeProbability({ game, line: { kind, line, side } }: LineRow): number | null {
  const closed = game.closedLines[kind]
  return closed ? Math.abs(side - closed(kind, line).probability) : null
}

function settlementOf({ game, line: { kind, line }, selection }: LineRow): string | null {
  const { result } = game.file
  return result ? (settleByResult({ market: fullGame(kind, line), selection }, result)?.kind ?? null) : null
}
