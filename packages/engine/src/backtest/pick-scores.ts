import { Grade } from '@fairline/domain'
import { meanWithError } from '@fairline/models'
import { isPick } from '../betting/decide-market.ts'
import { shownConfidence } from '../betting/shown-confidence.ts'
import { type SettledPick, settlePick } from '../settlement/settle-pick.ts'
import { mean } from './losses.ts'
import type { WalkedGame } from './walk-forward.ts'

/** How the picks of one band of confidence or one grade did. Shares and returns are fractions. */
export interface PickScores {
  readonly count: number
  readonly beatClose: number | null
  readonly roi: number | null
  readonly roiStdErr: number | null
  /** Value against the fair close. */
  readonly clvMean: number | null
  readonly clvStdErr: number | null
}

/** How the picks on winners did. */
export interface WinnerPicks extends PickScores {
  readonly byConfidence: readonly (PickScores & { readonly from: number; readonly to: number })[]
  readonly byGrade: readonly (PickScores & { readonly grade: string })[]
}

/** How the picks on winners did, by confidence and by grade. */
export function picksOf(games: readonly WalkedGame[]): WinnerPicks {
  const picks = games.flatMap((game) => scoredPick(game.decision, game))
  const bands = Array.from({ length: 10 }, (_, i) => ({ from: i * 10, to: (i + 1) * 10 }))
  const inBand = (pick: ScoredPick, { from, to }: { from: number; to: number }) => {
    const confidence = shownConfidence(pick.confidence)
    return confidence !== null && confidence >= from && (confidence < to || to === 100)
  }
  return {
    ...pickScores(picks),
    byConfidence: bands
      .map((band) => ({ ...band, ...pickScores(picks.filter((pick) => inBand(pick, band))) }))
      .filter(({ count }) => count > 0),
    byGrade: Grade.options
      .map((grade) => ({ grade, ...pickScores(picks.filter((pick) => pick.grade === grade)) }))
      .filter(({ count }) => count > 0),
  }
}

export type ScoredPick = Pick<SettledPick, 'profit' | 'closingValue'> & { confidence: number | null; grade: Grade }

/** The score of one decision about a game; none if it was no pick, or the result does not decide it. */
export function scoredPick(
  decision: WalkedGame['decision'],
  { file, close, closedLater, closedLines }: WalkedGame,
): ScoredPick[] {
  if (!isPick(decision) || !file.result) return []
  const { confidence, grade } = decision
  const settled = settlePick(decision, {
    result: file.result,
    close: closedLater ? close : null,
    closedLines,
    closingQuotes: [],
  })
  return settled ? [{ ...settled, confidence, grade }] : []
}

/** How picks did together. */
export function pickScores(picks: readonly ScoredPick[]): PickScores {
  const closed = picks.flatMap(({ closingValue }) => closingValue ?? [])
  const [roi, clv] = [meanWithError(picks.map(({ profit }) => profit)), meanWithError(closed)]
  return {
    count: picks.length,
    beatClose: mean(closed.map((value) => (value > 0 ? 1 : 0))),
    roi: mean(picks.map(({ profit }) => profit)),
    roiStdErr: roi?.se ?? null,
    clvMean: mean(closed),
    clvStdErr: clv?.se ?? null,
  }
}
