import { type LeagueKey, leagues } from '@fairline/domain'
import { brier, calibrationError, calibrationErrorByChance, logLoss, reliability, saidOf } from '@fairline/models'
import { isPick } from '../betting/decide-market.ts'
import { bankrollScores } from './bankroll-scores.ts'
import { confidenceBands } from './confidence-bands.ts'
import { lossOf, mean, paired, type Said, scored } from './losses.ts'
import { picksOf } from './pick-scores.ts'
import type { BacktestReport, Scores } from './report.ts'
import { seasonScores } from './season-scores.ts'
import type { WalkedGame } from './walk-forward.ts'
import { waysToClose } from './way-to-close.ts'

/** Seed of the draws behind `eceChance95`. */
const SEED = 20_190_615

/** What a report says besides the games themselves. */
export interface WalkLabels {
  readonly league: LeagueKey
  readonly at: 'open' | 'close'
  readonly noVig: string
  readonly openingMethod: string
  readonly weights: Readonly<Record<string, number>>
  /** What the results-only twin said, by game. */
  readonly resultsOnly: ReadonlyMap<string, readonly number[]>
}

/** Scores a walk: model, market, blend, references and picks, each on the games it spoke of. */
export function scoreWalk(
  walked: readonly WalkedGame[],
  labels: WalkLabels,
): Omit<BacktestReport, 'strategies' | 'lines' | 'books' | 'confidenceByHours'> {
  const games = comparable(walked)
  const { weights, resultsOnly, ...rest } = labels
  const twin: Said = ({ file }) => resultsOnly.get(file.game.id)
  const days = games.map(({ file }) => file.game.day).sort()
  return {
    ...rest,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    games: games.length,
    model: scores(games, ({ model }) => model),
    resultsOnly: scores(games, twin),
    market: { open: marketScore(games, 'open'), close: marketScore(games, 'close') },
    blend: {
      ...scores(games, blendOf),
      minusOpen: paired(games, blendOf, ({ open }) => open),
      minusClose: paired(games, blendOf, ({ close }) => close),
      weights: games.some((game) => blendOf(game)) ? weights : {},
    },
    wayToClose: labels.at === 'open' ? waysToClose(games) : null,
    seasons: seasonScores(leagues[labels.league], games, {
      twin,
      blend: blendOf,
      reference: saidBy('fivethirtyeight'),
    }),
    references: referencesOf(games, twin),
    reliability: { model: reliabilityOf(games, ({ model }) => model), blend: reliabilityOf(games, blendOf) },
    confidence: confidenceBands(games),
    picks: picksOf(games),
    bankroll: bankrollScores(games.flatMap(({ decision }) => (isPick(decision) ? [decision] : []))),
  }
}

/** Games with odds; where no game has any, those somebody else forecast. */
export function comparable(walked: readonly WalkedGame[]): readonly WalkedGame[] {
  const priced = walked.filter(({ open, close }) => open !== null || close !== null)
  return priced.length > 0 ? priced : walked.filter(({ file }) => file.references.length > 0)
}

const reliabilityOf = (games: readonly WalkedGame[], said: Said) => reliability(scored(games, said).flatMap(saidOf))

/** Our final forecast. */
export const blendOf: Said = ({ forecast }) => forecast?.chances

function scores(games: readonly WalkedGame[], said: Said): Scores {
  const all = scored(games, said)
  if (all.length === 0) return { logLoss: null, brier: null, ece: null, eceChance95: null }
  return {
    logLoss: mean(all.map(logLoss)),
    brier: mean(all.map(brier)),
    ece: calibrationError(all.flatMap(saidOf)),
    eceChance95: calibrationErrorByChance(
      all.map(({ chances }) => chances),
      SEED,
    ),
  }
}

function marketScore(games: readonly WalkedGame[], mark: 'open' | 'close') {
  const all = scored(games, (game) => game[mark])
  return { logLoss: mean(all.map(logLoss)), games: all.length }
}

/** What another forecaster said. */
export const saidBy =
  (name: string): Said =>
  ({ file }) =>
    file.references.find(({ forecaster }) => forecaster === name)?.chances

function referencesOf(games: readonly WalkedGame[], twin: Said): BacktestReport['references'] {
  const names = new Set(games.flatMap(({ file }) => file.references.map(({ forecaster }) => forecaster)))
  return [...names].map((name) => {
    const said = saidBy(name)
    const common = games.filter((game) => said(game))
    const loss = (of: Said) => lossOf(common, of)
    return {
      name,
      games: common.length,
      logLoss: loss(said),
      modelLogLoss: loss(({ model }) => model),
      resultsOnlyLogLoss: loss(twin),
      marketCloseLogLoss: loss(({ close }) => close),
      blendLogLoss: loss(blendOf),
      modelMinusReference: paired(common, ({ model }) => model, said),
      resultsOnlyMinusReference: paired(common, twin, said),
      blendMinusClose: paired(common, blendOf, ({ close }) => close),
    }
  })
}
