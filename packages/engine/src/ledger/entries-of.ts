import {
  type Day,
  type Game,
  type LeagueKey,
  ledgerKey,
  type Origin,
  type Pass,
  type Pick,
  type PickEntry,
  type Result,
  type SettlementEntry,
  type SlateEntry,
} from '@fairline/domain'
import { type Ended, settlePick } from '../backtest/settle-pick.ts'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { isPick } from '../pick/decide.ts'

/** A game and what was decided about its markets. */
export interface DecidedGame {
  readonly game: Game
  /** About the winner, and about spread and total where the league has them. */
  readonly decision: Pick | Pass
  readonly lineDecisions: readonly (Pick | Pass)[]
}

/** All decisions about a game, the winner's first. */
export const decisionsOf = ({ decision, lineDecisions }: Omit<DecidedGame, 'game'>): readonly (Pick | Pass)[] => [
  decision,
  ...lineDecisions,
]

/** Which slate it is, and when it was looked at. */
export interface SlateLabels {
  readonly league: LeagueKey
  readonly day: Day
  /** 1 for the first look at the day. */
  readonly revision: number
  readonly origin: Origin
  readonly madeAt: number
}

/** A day of a league as it was looked at, with its pass counts. */
export function slateEntry(games: readonly DecidedGame[], labels: SlateLabels): SlateEntry {
  const passes: SlateEntry['passes'] = {}
  const decisions = games.flatMap(decisionsOf)
  for (const decision of decisions) {
    if (!isPick(decision)) passes[decision.reason] = (passes[decision.reason] ?? 0) + 1
  }
  const picks = decisions.filter(isPick).length
  return { kind: 'slate', ...labels, games: games.length, picks, passes, modelVersion: MODEL_VERSION }
}

/** What the ledger is told of a day of a league: the slate, then every pick. */
export function slateEntries(games: readonly DecidedGame[], labels: SlateLabels): [SlateEntry, ...PickEntry[]] {
  const picks = games.flatMap((decided) =>
    decisionsOf(decided)
      .filter(isPick)
      .map((pick): PickEntry => ({ kind: 'pick', origin: labels.origin, game: decided.game, pick })),
  )
  return [slateEntry(games, labels), ...picks]
}

/** A game that is over, as its pick needs it. */
export interface EndedGame extends Omit<Ended, 'result'> {
  readonly result: Result
}

/** What the ledger is told when a picked game is over. */
export function settlementEntry(picked: PickEntry, ended: EndedGame): SettlementEntry {
  const { winner, home, away, observedAt } = ended.result
  const { settlement, ...figures } = settlePick(picked.pick, ended)
  return {
    kind: 'settlement',
    pickKey: ledgerKey(picked),
    winner,
    score: home === null || away === null ? null : { home, away },
    settlement: settlement as SettlementEntry['settlement'],
    ...figures,
    settledAt: observedAt,
  }
}
