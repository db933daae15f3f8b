import type { ConfidenceBand } from '@fairline/engine'
import { percent } from '../output/table.ts'
import { bandTable } from './prop-band-lines.ts'

/** Bands of a league, or of all of them together. */
export interface LeagueInPlayBands {
  readonly name: string
  readonly bands: readonly ConfidenceBand[]
}

/** What was forecast for prices in play, and of those that would be recommended. */
export interface InPlayBands {
  readonly leagues: readonly LeagueInPlayBands[]
  readonly recommended: readonly ConfidenceBand[]
  /** Mean EV of the recommended ones, per unit staked: when they were looked at, and by the fair price two minutes later; null if there are none. */
  readonly value: { readonly count: number; readonly now: number; readonly later: number } | null
}

const TITLES = ['confidence', 'prices', 'games', 'said', 'beat the later', 'SE']

/** Tables of every league and of what would be recommended. */
export function inPlayBandLines({ leagues, recommended, value }: InPlayBands): string {
  const tables = leagues
    .filter(({ bands }) => bands.length > 0)
    .map(({ name, bands }) => [name, '', bandTable(bands, TITLES)].join('\n'))
  return [
    ...tables,
    ['Recommended bets', '', bandTable(recommended, TITLES)].join('\n'),
    value === null
      ? 'No price was worth it.'
      : `${value.count} recommended prices: EV ${percent(value.now)} when looked at, ${percent(value.later)} by the fair price two minutes later`,
  ].join('\n\n')
}
