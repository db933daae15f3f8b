import { addFaded, type FadedSum, fadedSum } from './faded-sum.ts'

/** What all players of one side did against an opponent, and what was expected of them. */
interface Faced {
  readonly against: string | null
  readonly count: number
  readonly mean: number
}

/** What is known of all opponents: of each what was seen and what was expected, and what is typical. */
export interface SavedOpponents {
  readonly known: readonly (readonly [string, FadedSum, FadedSum])[]
  readonly typical: FadedSum
}

/** Games of an opponent until what he allowed counts half, and games' worth of belief that he is like all others. */
const HALF_LIFE = 40
const BELIEVED = 30

/** By how much more or less than expected each opponent lets players count. */
export function opponentFactors() {
  const known = new Map<string, { seen: FadedSum; expected: FadedSum }>()
  const typical = fadedSum()
  return {
    /** A factor above 0; 1 for an opponent no one has met, or whose name is not known. */
    of(against: string | null): number {
      const opponent = against === null ? undefined : known.get(against)
      if (!opponent || typical.weight === 0) return 1
      const prior = (BELIEVED * typical.value) / typical.weight
      return (opponent.seen.value + prior) / (opponent.expected.value + prior)
    },
    save: (): SavedOpponents => ({
      known: [...known].map(([name, { seen, expected }]) => [name, seen, expected]),
      typical,
    }),
    restore(saved: SavedOpponents): void {
      for (const [name, seen, expected] of saved.known)
        known.set(name, { seen: { ...seen }, expected: { ...expected } })
      Object.assign(typical, saved.typical)
    },
    /** Learns all of a day. */
    learn(faced: readonly Faced[]): void {
      for (const [against, players] of Map.groupBy(faced, ({ against }) => against)) {
        if (against === null) continue
        const opponent = known.get(against) ?? { seen: fadedSum(), expected: fadedSum() }
        known.set(against, opponent)
        const [seen, expected] = [sum(players.map(({ count }) => count)), sum(players.map(({ mean }) => mean))]
        addFaded(opponent.seen, seen, HALF_LIFE)
        addFaded(opponent.expected, expected, HALF_LIFE)
        addFaded(typical, expected, 30 * HALF_LIFE)
      }
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
