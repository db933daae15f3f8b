import { leagues } from '@fairline/domain'
import { brier, calibrationError, calibrationErrorByChance, logLoss, reliability, saidOf } from '@fairline/models'
import { confidenceBands } from './confidence-bands.ts'
import type { GameScores, ReferenceScores, Scores } from './game-scores.ts'
import { lossOf, mean, paired, type Said, scored } from './losses.ts'
import { picksOf } from './pick-scores.ts'
import { seasonScores } from './season-scores.ts'
import type { WalkedGame } from './walk-forward.ts'
import type { WalkLabels } from './walk-labels.ts'

/** Seed of the draws behind `eceChance95`. */
const SEED = 20_190_615

/** Scores model, market, blend, references and picks on winners, each on the games it spoke of. */
export function scoreGames(
  games: readonly WalkedGame[],
  { league, resultsOnly }: Pick<WalkLabels, 'league' | 'resultsOnly'>,
): Omit<GameScores, 'lines'> {
  const twin: Said = ({ file }) => resultsOnly.get(file.game.id)
  return {
    games: games.length,
    neverClosed: games.filter(({ open, close, closedLater }) => open && !(close && closedLater)).length,
    model: scores(games, modelOf),
    resultsOnly: scores(games, twin),
    market: { open: marketScore(games, 'open'), close: marketScore(games, 'close') },
    blend: {
      ...scores(games, blendOf),
      minusOpen: paired(games, blendOf, ({ open }) => open),
      minusClose: paired(games, blendOf, ({ close }) => close),
    },
    seasons: seasonScores(leagues[league], games, { twin, blend: blendOf, reference: saidBy('fivethirtyeight') }),
    references: referencesOf(games, twin),
    reliability: { model: reliabilityOf(games, modelOf), blend: reliabilityOf(games, blendOf) },
    confidence: confidenceBands(games),
    picks: picksOf(games),
  }
}

/** Our final forecast. */
export const blendOf: Said = ({ forecast }) => forecast?.chances

/** Another forecaster's probabilities. */
export const saidBy =
  (name: string): Said =>
  ({ file }) =>
    file.references.find(({ forecaster }) => forecaster === name)?.chances

const modelOf: Said = ({ model }) => model

const reliabilityOf = (games: readonly WalkedGame[], said: Said) => reliability(scored(games, said).flatMap(saidOf))

function scores(games: readonly WalkedGame[], said: Said): Scores {
  const all = scored(games, said)
  if (all.length === 0) return { games: 0, logLoss: null, brier: null, ece: null, eceChance95: null }
  return {
    games: all.length,
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

function referencesOf(games: readonly WalkedGame[], twin: Said): ReferenceScores[] {
  const names = new Set(games.flatMap(({ file }) => file.references.map(({ forecaster }) => forecaster)))
  return [...names].map((name) => {
    const said = saidBy(name)
    const common = games.filter((game) => said(game))
    const loss = (of: Said) => lossOf(common, of)
    return {
      name,
      games: common.length,
      logLoss: loss(said),
      modelLogLoss: loss(modelOf),
      resultsOnlyLogLoss: loss(twin),
      marketCloseLogLoss: loss(({ close }) => close),
      blendLogLoss: loss(blendOf),
      modelMinusReference: paired(common, modelOf, said),
      resultsOnlyMinusReference: paired(common, twin, said),
      blendMinusClose: paired(common, blendOf, ({ close }) => close),
    }
  })
}
