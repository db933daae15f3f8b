import { type Instant, leagues } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import { type GameLines, gameLines } from '../forecast/game-lines.ts'
import { leagueScoring } from '../forecast/league-scoring.ts'
import type { LineEstimate } from '../forecast/line-curve.ts'
import { quotedLines } from '../forecast/quoted-lines.ts'
import { quotedTotal } from '../forecast/total-game-of.ts'
import type { GameFile } from '../market/game-file.ts'
import { type LineKind, lineKinds } from '../market/line-kind.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { Moment } from '../market/quotes-at.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import { type LineBet, type LineJudge, lineBets, type TrueLine } from './line-bets.ts'
import { type LineOutcome, lineOutcome } from './line-outcome.ts'

/** Games are looked at this many hours before the start. */
const LOOKS_BEFORE: readonly number[] = [12, 9, 6, 3]
const HOUR_MS = 3_600_000

/** One estimate of a line at a look. */
export interface LineVerdict {
  /** Of the first side, of the bets that are decided, 0–1. */
  readonly probability: number
  readonly bets: readonly LineBet[]
}

/** A line that was quoted at a look before the start, estimated with its own quotes and without them. */
export interface LineLook {
  readonly kind: LineKind
  readonly line: number
  /** Whether enough books quote the line itself; else the app never recommends it. */
  readonly isKnown: boolean
  /** Null if the result is not known or does not decide the line. */
  readonly outcome: LineOutcome | null
  readonly pooled: LineVerdict
  readonly carriedOver: LineVerdict
}

/**
 * Estimates every spread and total line of a game at its looks.
 *
 * @param method  how vig is removed
 * @param truth   null if it is not known
 */
export function lineLooks(file: GameFile, method: NoVigMethod, truth: TrueLine | null): LineLook[] {
  const close = curvesAt(file, 'close', method)
  return momentsOf(file.game.startsAt).flatMap((moment) => {
    const curves = curvesAt(file, moment, method)
    if (!curves) return []
    return lineKinds.flatMap((kind) => {
      const quotes = quotedGroup(file, kind, moment).lines(method)
      const lines = [...new Set(quotes.map(({ line }) => line))]
      return lines.flatMap((line) => lookAt(kind, line, curves, { file, moment, close, truth }) ?? [])
    })
  })
}

const momentsOf = (startsAt: Instant | null): readonly Moment[] =>
  startsAt === null ? ['open'] : LOOKS_BEFORE.map((hours) => ({ asOf: startsAt - hours * HOUR_MS }))

/** The curves of a game around what the books together say of winner and total; null if they don't price both. */
function curvesAt(file: GameFile, moment: Moment, method: NoVigMethod): GameLines | null {
  const league = leagues[file.game.league]
  const scoring = leagueScoring(league)?.scores
  const probabilities = winnerProbabilities(league, file, moment, method)
  if (!scoring || !probabilities) return null
  const quoted = quotedLines(file, moment, method)
  const total = quotedTotal(quoted.leading.total, scoring)
  return total === null ? null : gameLines({ ...quoted, market: { chances: probabilities, total }, scoring })
}

/** Null if no other line is quoted. */
function lookAt(kind: LineKind, line: number, curves: GameLines, judge: LineJudge): LineLook | null {
  // A spread of half a point is the moneyline by another name: both ways say the same.
  if (kind === 'spread' && Math.abs(line) === 0.5) return null
  const pooled = curves.market(kind, line)
  const carriedOver = curves.carriedOver(kind, line)
  if (!pooled || !carriedOver) return null
  const { result } = judge.file
  const verdictOf = (estimate: LineEstimate): LineVerdict => ({
    probability: estimate.probability,
    bets: lineBets(kind, line, estimate, judge),
  })
  return {
    kind,
    line,
    isKnown: pooled.carriedOverFrom === null,
    outcome: result && lineOutcome(kind, line, result),
    pooled: verdictOf(pooled),
    carriedOver: verdictOf(carriedOver),
  }
}
