import {
  type Forecast,
  type Game,
  type Instant,
  type League,
  type Market,
  type Result,
  seasonYearOf,
  selectionsOf,
} from '@fairline/domain'
import { type MeanWithError, meanWithError } from '@fairline/models'
import { numberRows, packNumbers, unpackNumbers } from '@fairline/numeric'
import { closingLineValue, type DecimalOdds, noVigMultiplicative, type Probability, profitOf } from '@fairline/odds'
import type { Confidence } from '../forecast/confidence.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { type Moment, quotesAt } from '../market/quotes-at.ts'
import { starterOf } from '../market/starter-of.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'
import { isBacked } from './propose.ts'
import { strategies } from './registry.ts'
import type { Proposal, Strategy } from './strategy.ts'
import { type SavedStrategyHistory, strategyHistory } from './strategy-history.ts'
import { strategyView } from './strategy-view.ts'

/** What came of a strategy's proposals. Returns are per unit staked. */
export interface StrategyRecord {
  readonly key: string
  readonly name: string
  readonly idea: string
  readonly proposals: number
  readonly won: number
  readonly roi: MeanWithError | null
  /** Value against the fair close, of those whose closing price is known. */
  readonly closing: MeanWithError | null
  /** The same of the last five hundred. */
  readonly recent: {
    readonly proposals: number
    readonly roi: MeanWithError | null
    readonly closing: MeanWithError | null
  }
  /** On probation: the last five hundred show no value against the close or, where that is not known, in money. */
  readonly standing: 'shows value' | 'on probation' | 'untried'
}

/** A proposal that was made before a game, and what came of it. */
export interface GradedProposal
  extends Pick<Proposal, 'market' | 'selection' | 'price' | 'chance' | 'expectedValue' | 'confidence'> {
  readonly key: string
  readonly game: Game
  /** Profit per unit staked. */
  readonly profit: number
}

/** What a record is made from. */
export interface Graded {
  readonly at: Instant
  readonly profit: number
  readonly stake: number
  readonly closing: number | null
}

/** All that was learned of strategies. */
export interface SavedStrategies {
  /** By strategy packed rows: when, profit, stake, and closing value, `NaN` for null. */
  readonly graded: readonly (readonly [string, string])[]
  readonly runs: readonly (readonly [string, number])[]
  readonly open: readonly (readonly [string, readonly Proposed[]])[]
  readonly history: SavedStrategyHistory
}

/** A proposal and whose it is. */
export interface Proposed {
  readonly key: string
  readonly proposal: Proposal
}

const noBooks: ReadonlySet<string> = new Set()

/** Proposals that a record is judged by. */
export const RECENT = 500

/** A look at a game, and its ending. */
export interface Look {
  readonly file: GameFile
  readonly moment: Moment
  readonly forecast: Forecast
  readonly opened: readonly number[] | null
  readonly confidence: Confidence
}

/**
 * Lets every strategy propose before each game, and remembers what came of it.
 *
 * @param kept  graded proposals of each that are kept: a back-test keeps all
 * @param excludedBooks  books at whose prices nothing is proposed now
 */
export function strategyRecords(
  league: League,
  kept = Number.POSITIVE_INFINITY,
  excludedBooks: () => ReadonlySet<string> = () => noBooks,
) {
  const history = strategyHistory()
  const open = new Map<string, readonly Proposed[]>()
  const graded = new Map<string, Graded[]>(strategies.map(({ key }) => [key, []]))
  const runs = new Map<string, number>()

  /** The proposals that strategies back on a game now; nothing is remembered of it. */
  function propose(look: Look): readonly Proposed[] {
    const view = strategyView({ ...look, league, history, excludedBooks: excludedBooks() })
    return strategies.flatMap((strategy) =>
      strategy
        .propose({ ...view, losingRun: runs.get(strategy.key) ?? 0 })
        .filter(isBacked)
        .map((proposal) => ({ key: strategy.key, proposal })),
    )
  }

  /** Returns null if the result does not decide the proposal: then it enters no record. */
  function grade(
    { key, proposal }: Proposed,
    file: GameFile,
    result: Result,
    close: readonly number[] | null,
  ): GradedProposal | null {
    const profit = proposalProfit(proposal, result)
    if (profit === null) return null
    const closing = closingOf(league, file, proposal, close)
    const all = graded.get(key)
    all?.push({ at: result.observedAt, profit: profit * proposal.stake, stake: proposal.stake, closing })
    if (all && all.length > kept) all.shift()
    const run = runs.get(key) ?? 0
    runs.set(key, profit < 0 ? run + 1 : profit > 0 ? 0 : run)
    const { market, selection, price, chance, expectedValue, confidence } = proposal
    return { key, game: file.game, profit, market, selection, price, chance, expectedValue, confidence }
  }

  return {
    propose,
    /** What all strategies say of a game now; it is what will be graded. */
    look(look: Look): readonly Proposed[] {
      const made = propose(look)
      // Reasons are for the reader, not for the grade.
      open.set(
        look.file.game.id,
        made.map(({ key, proposal }) => ({ key, proposal: { ...proposal, reasons: [] } })),
      )
      return made
    },
    /** Whether a game was looked at and is not over. */
    hasLooked: (gameId: string): boolean => open.has(gameId),
    /** A game is over: its proposals are graded, then it is part of history. `close`: fair probabilities, null where not known. */
    end(file: GameFile, close: readonly number[] | null): readonly GradedProposal[] {
      const { result, game } = file
      if (!result) return []
      const made = (open.get(game.id) ?? []).flatMap((proposed) => grade(proposed, file, result, close) ?? [])
      open.delete(game.id)
      const starters = { home: starterOf(file.news, 'home'), away: starterOf(file.news, 'away') }
      history.learn({
        game,
        result,
        starters,
        close: close?.[0] ?? null,
        season: seasonYearOf(league, game),
        temperature: file.weather?.temperature ?? null,
      })
      return made
    },
    /** What each strategy's kept proposals came to, oldest first. */
    graded: (key: string): readonly Graded[] => graded.get(key) ?? [],
    /** Of every strategy, in the order of the registry. */
    records: (): StrategyRecord[] => strategies.map((strategy) => recordOf(strategy, graded.get(strategy.key) ?? [])),
    save: (): SavedStrategies => ({
      graded: [...graded].map(([key, all]) => [key, packGraded(all)]),
      runs: [...runs],
      open: [...open],
      history: history.save(),
    }),
    restore(saved: SavedStrategies): void {
      for (const [key, all] of saved.graded) graded.set(key, unpackGraded(all))
      for (const [key, run] of saved.runs) runs.set(key, run)
      for (const [id, made] of saved.open) open.set(id, made)
      history.restore(saved.history)
    },
  }
}

const WIDTH = 4

function packGraded(all: readonly Graded[]): string {
  const rows = numberRows(WIDTH, all.length)
  for (const { at, profit, stake, closing } of all) rows.add([at, profit, stake, closing ?? Number.NaN])
  return packNumbers(rows.cells())
}

function unpackGraded(packed: string): Graded[] {
  const rows = numberRows(WIDTH)
  rows.addAll(unpackNumbers(packed))
  return Array.from({ length: rows.count() }, (_, i) => {
    const [at, profit, stake, closing] = rows.row(i) as [number, number, number, number]
    return { at, profit, stake, closing: Number.isNaN(closing) ? null : closing }
  })
}

/** Profit per unit staked; a bet of two halves has half a unit on each. Null if the result does not decide it. */
function proposalProfit(proposal: Proposal, result: Result): number | null {
  const profit = betProfit(proposal, result)
  if (!proposal.second || profit === null) return profit
  const second = betProfit(proposal.second, result)
  return second === null ? null : (profit + second) / 2
}

function betProfit(bet: Pick<Proposal, 'market' | 'selection' | 'price'>, result: Result): number | null {
  const settlement = settleByResult(bet, result)
  return settlement && profitOf(settlement, bet.price)
}

function closingOf(league: League, file: GameFile, proposal: Proposal, close: readonly number[] | null): number | null {
  const { market, selection, price, second } = proposal
  if (second) return null
  const probabilities = market.kind === winnerMarket(league.outcomes) ? close : closedLine(file, market)
  const fair = probabilities?.[selectionsOf(market.kind).indexOf(selection)]
  return fair === undefined ? null : closingLineValue(price, fair as Probability)
}

/** Fair closing probabilities of a line; null if it closed on another line. */
function closedLine(file: GameFile, market: Market): readonly number[] | null {
  const closing = quotesAt(file, market.kind, 'close').find(
    ({ market: { line }, prices, mark }) => mark === 'close' && line === market.line && completePrices(prices) !== null,
  )
  return closing ? noVigMultiplicative(closing.prices as DecimalOdds[]) : null
}

/** What graded proposals come to, oldest first. */
export function recordOf(
  { key, name, idea }: Pick<Strategy, 'key' | 'name' | 'idea'>,
  all: readonly Graded[],
): StrategyRecord {
  const recent = all.slice(-RECENT)
  const value = closingMean(recent) ?? returnOf(recent)
  return {
    key,
    name,
    idea,
    proposals: all.length,
    won: all.filter(({ profit }) => profit > 0).length,
    roi: returnOf(all),
    closing: closingMean(all),
    recent: { proposals: recent.length, roi: returnOf(recent), closing: closingMean(recent) },
    standing: recent.length === 0 ? 'untried' : value !== null && value.mean > 0 ? 'shows value' : 'on probation',
  }
}

/** Of every unit staked: stakes may differ. */
function returnOf(all: readonly Graded[]): MeanWithError | null {
  const stakes = all.reduce((sum, { stake }) => sum + stake, 0)
  const per = stakes / Math.max(1, all.length)
  return meanWithError(all.map(({ profit }) => profit / per))
}

const closingMean = (all: readonly Graded[]) => meanWithError(all.flatMap(({ closing }) => closing ?? []))
