import { HIGH_CONFIDENCE } from '@fairline/contract'
import { type MarketFilter, marketFilters } from '../../lib/market-filters.ts'
import { matches } from '../../lib/matches.ts'
import type { UbsePick } from './ubse-pick.ts'

/** What a visitor has set in the dialog. */
export interface UbseFilters {
  /** A league as shown; null for all. */
  readonly league: string | null
  /** Markets to keep; none chosen keeps all. */
  readonly markets: readonly MarketFilter[]
  readonly high: boolean
  readonly trending: boolean
  readonly byTime: boolean
  readonly gradeMode: boolean
  /** With grade mode on: the grade to keep; null for all. */
  readonly grade: string | null
  /** Part of a team’s name. */
  readonly search: string
}

export const noFilters: UbseFilters = {
  league: null,
  markets: [],
  high: false,
  trending: false,
  byTime: false,
  gradeMode: false,
  grade: null,
  search: '',
}

/** Grades by rank, the best first. */
export const grades = ['A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F'] as const

const ranks: Readonly<Record<string, number>> = { 'A+': 8, A: 7, 'B+': 6, B: 5, 'C+': 4, C: 3, D: 2, F: 1 }

/** The rank of a grade: A+ 8, A 7, B+ 6, B 5, C+ 4, C 3, D 2, F 1; 0 for none of these. */
export const gradeRank = (grade: string): number => ranks[grade] ?? 0

/**
 * Picks that all filters together keep, in order: by confidence; in grade mode by grade, value, confidence; by start where that is chosen.
 * Bets in play stand after those before the start: their confidence is held against other odds.
 */
export function filterPicks(picks: readonly UbsePick[], filters: UbseFilters): UbsePick[] {
  const kept = picks.filter((pick) => isKept(pick, filters))
  if (filters.byTime) return kept.sort((a, b) => startOf(a) - startOf(b) || byConfidence(a, b))
  const byRank = filters.gradeMode ? byGrade : byConfidence
  return kept.sort((a, b) => Number(a.isLive) - Number(b.isLive) || byRank(a, b))
}

function isKept(pick: UbsePick, { league, markets, high, trending, gradeMode, grade, search }: UbseFilters): boolean {
  if (league !== null && pick.league.toLowerCase() !== league.toLowerCase()) return false
  if (markets.length > 0 && !markets.some((market) => marketFilters[market].keeps(pick))) return false
  if (high && !isHigh(pick)) return false
  if (trending && !pick.isTrending) return false
  if (gradeMode && grade !== null && pick.valueGrade !== grade) return false
  return matches(search, pick.homeTeam, pick.awayTeam)
}

/** 80 % or more, or named high. */
export const isHigh = ({ confidence, isHighConfidence }: UbsePick): boolean =>
  isHighConfidence || (confidence ?? 0) >= HIGH_CONFIDENCE

const byConfidence = (a: UbsePick, b: UbsePick) => (b.confidence ?? 0) - (a.confidence ?? 0)
const byGrade = (a: UbsePick, b: UbsePick) =>
  gradeRank(b.valueGrade) - gradeRank(a.valueGrade) || b.expectedValue - a.expectedValue || byConfidence(a, b)

/** What has no time comes last. */
const startOf = ({ gameTime }: UbsePick) => (gameTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(gameTime))
