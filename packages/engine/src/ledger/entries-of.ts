import {
  type Day,
  type Game,
  type Instant,
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
import { isPick } from '../betting/decide-market.ts'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { type Ended, settlePick } from '../settlement/settle-pick.ts'

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

/** The ledger's entries of a day of a league: the slate, then every pick. */
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

/**
 * The ledger entry that settles a pick when its game is over.
 *
 * @returns null if the result does not decide the pick, for example because its scores are unknown: the pick stays open
 */
export function settlementEntry(picked: PickEntry, ended: EndedGame): SettlementEntry | null {
  const settled = settlePick(picked.pick, ended)
  if (settled === null) return null
  const { winner, home, away, observedAt } = ended.result
  return {
    kind: 'settlement',
    pickKey: ledgerKey(picked),
    winner,
    score: home === null || away === null ? null : { home, away },
    ...settled,
    settledAt: observedAt,
  }
}

/** When a pick or a slate was decided. */
export const madeAtOf = (entry: PickEntry | SlateEntry): Instant =>
  entry.kind === 'pick' ? entry.pick.madeAt : entry.madeAt
