import type { UbseFilters } from './filter-picks.ts'

/** How `filterPicks` orders what it keeps, in words. */
export function orderText({ byTime, gradeMode }: UbseFilters): string {
  if (byTime) return 'Earliest start first'
  return `${gradeMode ? 'Ranked by grade, then EV' : 'Ranked by confidence'}, bets in play last`
}
