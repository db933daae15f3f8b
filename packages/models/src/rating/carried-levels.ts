/** How levels are kept from season to season. */
export interface CarriedSettings {
  /** Share of the distance to the middle that is carried into the next season, 0 to 1. */
  readonly carry: number
  /** What a level falls back to over seasons. */
  readonly middle: number
  /** Level of who was never seen before. */
  readonly newcomer: number
}

interface Level {
  value: number
  games: number
  season: number
}

/**
 * Levels by name. A season that was missed shrinks a level as often as seasons have gone by.
 */
export function carriedLevels({ carry, middle, newcomer }: CarriedSettings) {
  const book = new Map<string, Level>()
  const of = (name: string, season: number): number => {
    const known = book.get(name)
    return known ? middle + (known.value - middle) * carry ** Math.max(0, season - known.season) : newcomer
  }
  return {
    of,
    /** How often a level was moved. */
    games: (name: string): number => book.get(name)?.games ?? 0,
    add(name: string, season: number, step: number): void {
      book.set(name, { value: of(name, season) + step, games: (book.get(name)?.games ?? 0) + 1, season })
    },
    /** Every name with its level, its games and its last season. */
    save: (): [string, number, number, number][] =>
      [...book].map(([name, { value, games, season }]) => [name, value, games, season]),
    /** Takes up one name of what was saved. */
    put(name: string, value: number, games: number, season: number): void {
      book.set(name, { value, games, season })
    },
  }
}
