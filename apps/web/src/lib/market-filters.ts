/** What a filter looks at. */
export interface Filtered {
  readonly betType: string
  readonly pick: string
  readonly isLive?: boolean
}

const has = (text: string, ...words: readonly string[]) => words.some((word) => text.includes(word))
const PROPS = [
  'strikeouts',
  'hits',
  'runs',
  'rbi',
  'home runs',
  'bases',
  'innings',
  'pitcher',
  'player',
  'points',
  'rebounds',
  'assists',
]

/** Filters by market, read off the bet’s type as documented. */
export const marketFilters = {
  moneyline: { name: 'Moneyline', keeps: (bet) => has(typeOf(bet), 'ml', 'moneyline', 'three-way') },
  spread: {
    name: 'Spread',
    keeps: (bet) => has(typeOf(bet), 'spread', 'runline', 'run line', 'puckline', 'puck line', 'handicap'),
  },
  total: {
    name: 'Total',
    keeps: (bet) => has(typeOf(bet), 'over', 'under', 'total') && !has(typeOf(bet), 'team total', 'total bases'),
  },
  'team-total': {
    name: 'Team totals',
    keeps: (bet) => has(typeOf(bet), 'team total') || (has(typeOf(bet), 'team') && has(typeOf(bet), 'over', 'under')),
  },
  props: { name: 'Props', keeps: (bet) => has(typeOf(bet), ...PROPS) && !has(typeOf(bet), 'team total') },
  alternate: { name: 'Alt lines', keeps: (bet) => has(typeOf(bet), 'alt') },
  'first-half': { name: 'First half', keeps: (bet) => has(typeOf(bet), '1st', 'first', '5 inn') },
  live: { name: 'Live', keeps: ({ isLive }) => isLive === true },
} as const satisfies Readonly<Record<string, { name: string; keeps: (bet: Filtered) => boolean }>>

export type MarketFilter = keyof typeof marketFilters

const typeOf = ({ betType }: Filtered) => betType.toLowerCase()
