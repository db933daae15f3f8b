import { type Forecast, type League, type Result, seasonYearOf, selectionsOf } from '@fairline/domain'
import { type MeanWithError, meanWithError } from '@fairline/models'
import { type Chance, closingLineValue, type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import type { Confidence } from '../forecast/league-forecaster.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { type Moment, quotesAt } from '../market/quotes-at.ts'
import { starterOf } from '../market/starter-of.ts'
import { strategies } from './registry.ts'
import type { Proposal, Strategy } from './strategy.ts'
import { strategyHistory } from './strategy-history.ts'
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

interface Graded {
  readonly profit: number
  readonly stake: number
  readonly closing: number | null
}

/** Proposals that a record is judged by. */
const RECENT = 500

/** A look at a game, and its ending. */
export interface Look {
  readonly file: GameFile
  readonly moment: Moment
  readonly forecast: Forecast
  readonly opened: readonly number[] | null
  readonly confidence: Confidence
}

/** Lets every strategy propose before each game, and remembers what came of it. */
export function strategyRecords(league: League) {
  const history = strategyHistory()
  const open = new Map<string, { strategy: Strategy; proposal: Proposal }[]>()
  const graded = new Map<string, Graded[]>(strategies.map(({ key }) => [key, []]))
  const runs = new Map<string, number>()

  function grade(
    key: string,
    proposal: Proposal,
    file: GameFile,
    result: Result,
    close: readonly number[] | null,
  ): void {
    const profit = profitOf(proposal, result)
    const closing = closingOf(league, file, proposal, close)
    graded.get(key)?.push({ profit: profit * proposal.stake, stake: proposal.stake, closing })
    const run = runs.get(key) ?? 0
    runs.set(key, profit < 0 ? run + 1 : profit > 0 ? 0 : run)
  }

  return {
    /** What all strategies say of a game now; it is what will be graded. */
    look(look: Look): readonly { strategy: Strategy; proposal: Proposal }[] {
      const view = strategyView({ ...look, league, history })
      const made = strategies.flatMap((strategy) =>
        strategy
          .propose({ ...view, losingRun: runs.get(strategy.key) ?? 0 })
          .map((proposal) => ({ strategy, proposal })),
      )
      open.set(look.file.game.id, made)
      return made
    },
    /** A game is over: its proposals are graded, then it is part of history. `close`: fair chances, null where not known. */
    end(file: GameFile, close: readonly number[] | null): void {
      const { result, game } = file
      if (!result) return
      for (const { strategy, proposal } of open.get(game.id) ?? []) grade(strategy.key, proposal, file, result, close)
      open.delete(game.id)
      const starters = { home: starterOf(file.news, 'home'), away: starterOf(file.news, 'away') }
      history.learn({
        ...{ game, result, starters, close: close?.[0] ?? null, season: seasonYearOf(league, game) },
        temperature: file.weather?.temperature ?? null,
      })
    },
    /** Of every strategy, in the order of the registry. */
    records: (): StrategyRecord[] => strategies.map((strategy) => recordOf(strategy, graded.get(strategy.key) ?? [])),
  }
}

/** Per unit; a bet of two halves wins or loses half a unit with each. */
function profitOf(proposal: Proposal, result: Result): number {
  const first = settled(proposal, result)
  return proposal.second ? (first + settled(proposal.second, result)) / 2 : first
}

function settled(
  { market, selection, price }: Pick<Proposal, 'market' | 'selection' | 'price'>,
  { home, away, winner }: Result,
): number {
  const { line, kind } = market
  const drawPriced = kind === 'three-way'
  if (selection === 'over' || selection === 'under') {
    if (home === null || away === null || line === null) return 0
    const ahead = (home + away - line) * (selection === 'over' ? 1 : -1)
    return ahead > 0 ? price - 1 : ahead < 0 ? -1 : 0
  }
  if (winner === selection) return price - 1
  // A tie loses where the draw is priced, and gives the stake back where it is not.
  return winner === 'draw' && !drawPriced ? 0 : -1
}

/** A total that closed on another line says nothing of this price. */
function closingOf(league: League, file: GameFile, proposal: Proposal, close: readonly number[] | null): number | null {
  const { market, selection, price, second } = proposal
  if (second) return null
  if (market.kind !== 'total') {
    const fair = close?.[selectionsOf(winnerMarket(league.outcomes)).indexOf(selection)]
    return fair === undefined ? null : closingLineValue(price, fair as Chance)
  }
  const same = quotesAt(file, 'total', 'close').find(
    ({ market: { line }, prices, mark }) =>
      mark === 'close' && line === market.line && prices.every((one) => one !== null),
  )
  const over = same && noVigMultiplicative(same.prices as DecimalOdds[])[0]
  return over === undefined ? null : closingLineValue(price, (selection === 'over' ? over : 1 - over) as Chance)
}

function recordOf({ key, name, idea }: Strategy, all: readonly Graded[]): StrategyRecord {
  const recent = all.slice(-RECENT)
  const value = closingMean(recent) ?? returnOf(recent)
  return {
    ...{ key, name, idea },
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
