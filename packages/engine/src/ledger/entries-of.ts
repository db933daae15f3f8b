import type { LedgerEntry, Origin, Pass, Pick, SlateEntry } from '@fairline/domain'
import { type Day, type Game, type LeagueKey, ledgerKey } from '@fairline/domain'
import { settlePick } from '../backtest/settle-pick.ts'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { isPick } from '../pick/decide.ts'

/** A game and what was decided about it. */
export interface DecidedGame {
  readonly game: Game
  readonly decision: Pick | Pass
}

/** What the ledger is told of a day of a league: the slate with its pass counts, then every pick. */
export function slateEntries(
  games: readonly DecidedGame[],
  { league, day, origin, madeAt }: { league: LeagueKey; day: Day; origin: Origin; madeAt: number },
): LedgerEntry[] {
  const passes: SlateEntry['passes'] = {}
  const picks: LedgerEntry[] = []
  for (const { game, decision } of games) {
    if (isPick(decision)) picks.push({ kind: 'pick', origin, game, pick: decision })
    else passes[decision.reason] = (passes[decision.reason] ?? 0) + 1
  }
  const counts = { games: games.length, picks: picks.length, passes }
  return [{ kind: 'slate', origin, league, day, ...counts, madeAt, modelVersion: MODEL_VERSION }, ...picks]
}

/** What the ledger is told when a picked game is over. */
export function settlementEntry(
  pickEntry: Extract<LedgerEntry, { kind: 'pick' }>,
  ended: { readonly outcome: number; readonly close: readonly number[] | null; readonly settledAt: number },
): LedgerEntry {
  const { profit, closingValue, closingChance } = settlePick(pickEntry.pick, ended)
  return {
    kind: 'settlement',
    pickKey: ledgerKey(pickEntry),
    settlement: profit > 0 ? 'win' : 'lose',
    profit,
    closingChance,
    closingValue,
    settledAt: ended.settledAt,
  }
}
