import {
  addDays,
  type Day,
  type Fact,
  type Instant,
  type LeagueKey,
  leagues,
  marketSlot,
  pacificDay,
  type Result,
  startOfPacificDay,
} from '@fairline/domain'
import { type DecimalOdds, profitOf, settleSelection } from '@fairline/odds'
import { compareFacts } from '../archive/fact-order.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import type { History } from '../ports/fact-source.ts'
import type { ClosedConfidence } from '../props/confidence-bands.ts'
import type { JudgedProp } from '../props/judge-props.ts'
import { countIn } from '../props/prop-stats.ts'
import { propBoard } from './prop-board.ts'
import { type PropSpan, propQuoteFacts, propSpan } from './prop-span.ts'

const HOUR_MS = 3_600_000
/** Boards are looked at this often: a prop is up for seven to eleven hours. */
const LOOK_EVERY_MS = 2 * HOUR_MS
/** Props are learned from no more days before the walk than this, few as the games may be. */
const MAX_PROP_DAYS = 120
/** Players are learned from this many days before their props are. */
const PLAYER_DAYS = 90

/** A bet as a board showed it at a moment. */
export interface ShownBet {
  readonly at: Instant
  readonly bet: EvaluatedBet
}

/** The same once its game is over. */
export interface ClosedPropBet extends ShownBet {
  readonly startsAt: Instant
  /** Fair closing probability of the selection. */
  readonly closing: number
  /** Profit per unit staked at the best price; null if the player did not play, so that the bet is void. */
  readonly profit: number | null
}

/** What a walk through a league's props needs. */
export interface PropConfidenceOptions {
  readonly league: LeagueKey
  readonly history: History
  /** See `FactSource`. */
  readonly pricesStand: boolean
  /** The walk ends here; everything of its days is over by then. */
  readonly asOf: Instant
  readonly from: Day
  readonly to: Day
  readonly onClosed: (closed: ClosedConfidence, bet: ClosedPropBet) => void
}

/**
 * Walks through a league's props as the board sees them, every two hours, and holds each confidence that was known against
 * the fair close: the same learning, from the same games, as the app's.
 */
export function walkPropConfidence(deps: PropConfidenceOptions): void {
  const { league, history, from, to } = deps
  const watch = propWatch(deps)
  const span = propSpan(history, league, startOfPacificDay(from), addDays(from, -MAX_PROP_DAYS))
  const first = addDays(pacificDay(span.closingFrom), -PLAYER_DAYS)
  let waiting: readonly Fact[] = []
  for (let day = first; day <= addDays(to, 1); day = addDays(day, 1)) {
    const told = day > to ? [] : factsOf(deps, day, span)
    waiting = [...waiting, ...told].sort(compareFacts)
    const end = Date.parse(day)
    const known = waiting.filter(({ observedAt }) => observedAt < end)
    waiting = waiting.slice(known.length)
    watch.see(known)
  }
  watch.see(waiting)
}

/** A day's games, the quotes on their players as a span asks for them, and their results. */
function factsOf({ history, league, asOf }: PropConfidenceOptions, day: Day, span: PropSpan): Fact[] {
  const told = history.day(league, day, asOf, 'closing').filter(({ kind }) => kind === 'game' || kind === 'result')
  const games = new Map(told.flatMap((fact) => (fact.kind === 'game' ? [[fact.game.id, fact.game] as const] : [])))
  return told.flatMap((fact) => {
    const game = fact.kind === 'result' ? games.get(fact.result.gameId) : undefined
    return game ? [fact, ...propQuoteFacts(history, game, fact.observedAt, span)] : [fact]
  })
}

/** Follows a league's props, and looks at them every two hours. */
function propWatch({ league: key, pricesStand, from, onClosed }: PropConfidenceOptions) {
  const board = propBoard(leagues[key])
  const files = gameFiles(pricesStand)
  const shown = new Map<string, ShownBet[]>()
  let nextLook = Date.parse(from)

  function look(at: Instant): void {
    board.goTo(at)
    for (const file of files.all()) {
      const { startsAt, id } = file.game
      if (startsAt === null || startsAt <= at) continue
      const bets = board
        .of(file, at)
        .flatMap(betsOf)
        .map((bet) => ({ at, bet }))
      if (bets.length > 0) shown.set(id, [...(shown.get(id) ?? []), ...bets])
    }
  }

  function settle(file: GameFile, result: Result): void {
    const { id, startsAt } = file.game
    const closingOf = board.closings(file)
    for (const { at, bet } of shown.get(id) ?? []) {
      const closing = closingOf(bet)
      if (closing === null || bet.confidence === null || bet.price === null || startsAt === null) continue
      const closed = { gameId: id, confidence: bet.confidence, beatClose: bet.price * closing > 1 }
      onClosed(closed, { at, bet, startsAt, closing, profit: profitFrom(bet, bet.price, result) })
    }
    board.ended(file)
    board.drop(id)
    shown.delete(id)
    files.close(id)
  }

  return {
    see(facts: readonly Fact[]): void {
      for (const fact of facts) {
        for (; nextLook < fact.observedAt; nextLook += LOOK_EVERY_MS) look(nextLook)
        board.goTo(fact.observedAt)
        files.file(fact)
        if (fact.kind === 'quote') board.touch(fact.quote.gameId, marketSlot(fact.quote.market))
        if (fact.kind !== 'result') continue
        const ended = files.of(fact.result.gameId)
        if (ended) settle(ended, fact.result)
      }
    },
  }
}

const betsOf = ({ over, under }: JudgedProp): EvaluatedBet[] =>
  [over, under].flatMap((bet) => (bet && bet.confidence !== null ? [bet] : []))

/** Profit per unit staked by what the player did; null if the box score does not name the player. */
function profitFrom({ market, selection }: EvaluatedBet, price: DecimalOdds, { lines = [] }: Result): number | null {
  const { player, stat } = market
  const line = lines.find((one) => one.player === player)
  if (!line || stat === null) return null
  const settlement = settleSelection({ market, selection }, { count: countIn(line.stats, stat) })
  return settlement && profitOf(settlement, price)
}
