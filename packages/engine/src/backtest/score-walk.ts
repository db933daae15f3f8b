import type { Pick } from '@fairline/domain'
import type { BetAhead } from '@fairline/models'
import { isPick } from '../betting/decide-market.ts'
import { bankrollScores } from './bankroll-scores.ts'
import type { GameScores } from './game-scores.ts'
import { isFarMove } from './is-far-move.ts'
import { lateSeasons } from './late-seasons.ts'
import { lineScores } from './line-scores.ts'
import type { BacktestReport } from './report.ts'
import { blendOf, scoreGames } from './score-games.ts'
import type { WalkedGame } from './walk-forward.ts'
import type { WalkLabels } from './walk-labels.ts'
import { waysToClose } from './way-to-close.ts'

/** Scores a walk, at the open with and without games whose opener moved far. */
export function scoreWalk(
  walked: readonly WalkedGame[],
  labels: WalkLabels,
): Omit<BacktestReport, 'strategies' | 'books' | 'confidenceByHours'> {
  const games = comparable(walked)
  const { weights, resultsOnly: _resultsOnly, scoredFrom, ...rest } = labels
  const scoreThose = (isIncluded: (game: WalkedGame) => boolean): GameScores => ({
    ...scoreGames(games.filter(isIncluded), labels),
    lines: lineScores(walked.filter(isIncluded)),
  })
  const scores = scoreThose(() => true)
  const days = games.map(({ file }) => file.game.day).sort()
  return {
    ...rest,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    ...scores,
    blend: { ...scores.blend, weights: games.some((game) => blendOf(game)) ? weights : {} },
    wayToClose: labels.at === 'open' ? waysToClose(games) : null,
    withoutFarMoves: labels.at === 'open' && games.some(isFarMove) ? scoreThose((game) => !isFarMove(game)) : null,
    lateSeasons: lateSeasons(scores.seasons, scoredFrom),
    bankroll: bankrollScores(games.flatMap(({ decision }) => (isPick(decision) ? [betAhead(decision)] : []))),
  }
}

const betAhead = ({ chance, price }: Pick): BetAhead => ({ probability: chance, price })

/** Games with odds; where no game has any, those someone else forecast. */
export function comparable(walked: readonly WalkedGame[]): readonly WalkedGame[] {
  const priced = walked.filter(({ open, close }) => open !== null || close !== null)
  return priced.length > 0 ? priced : walked.filter(({ file }) => file.references.length > 0)
}
