import type { Market, Selection } from '@fairline/domain'

/** The line as the backed side sees it: a spread's line is the home side's handicap, so the away side's is its opposite. */
export function ownLine({ kind, line }: Pick<Market, 'kind' | 'line'>, selection: Selection): number | null {
  // Adding 0 turns −0 into 0.
  return line !== null && kind === 'spread' && selection === 'away' ? -line + 0 : line
}
