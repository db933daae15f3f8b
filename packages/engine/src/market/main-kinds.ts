import type { MarketKind } from '@fairline/domain'

/** Kinds of a game's main markets: who wins, by how much, and how much is scored. */
export const mainKinds: readonly MarketKind[] = ['moneyline', 'three-way', 'spread', 'total']
