/** Simulated leagues count their seasons from 1; real ones have a year in their name. */
const isCounted = (season: string): boolean => /^\d{1,3}$/.test(season)

/** A season where a column says that it is one: a bare `82` next to a record would read as a number of games. */
export const seasonName = (season: string): string => (isCounted(season) ? `No. ${season}` : season)

/** A season on its own: `Season no. 82`, `2025-26 season`. */
export const seasonTitle = (season: string): string => (isCounted(season) ? `Season no. ${season}` : `${season} season`)

/** A season in a sentence: `season no. 82`, `2025-26`. */
export const inSeason = (season: string): string => (isCounted(season) ? `season no. ${season}` : season)
