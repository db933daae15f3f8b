import { plural } from '@fairline/engine'
import { median } from '@fairline/numeric'
import { figure, percent } from '../output/table.ts'
import type { Watched } from './arbitrage-watch.ts'

/** How common arbitrages were, how long they lasted and what they paid; null for what no game shows. */
export function watchedFigures({ groups, arbitrages, lives, profits }: Watched) {
  return {
    groups,
    share: groups > 0 ? arbitrages / groups : null,
    count: lives.length,
    medianSeconds: median(lives),
    longestSeconds: lives.length > 0 ? Math.max(...lives) : null,
    medianProfit: median(profits),
  }
}

/** The same in words. @param hours  that prices were followed */
export function watchedLines(watched: Watched, hours: number): string[] {
  const { groups, share, count, medianSeconds, longestSeconds, medianProfit } = watchedFigures(watched)
  return [
    `Arbitrages before the start, over ${plural(hours, 'hour')} sampled every ten minutes: ${percent(share, 3)} of ${groups} two-sided groups;`,
    count === 0
      ? 'none came up.'
      : `${count} came up, half of them gone after ${figure(medianSeconds, 0)} s, the longest stood ${figure(longestSeconds === null ? null : longestSeconds / 60, 0)} min; median profit ${percent(medianProfit, 2)}.`,
  ]
}
