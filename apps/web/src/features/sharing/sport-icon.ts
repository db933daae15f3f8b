const icons: Readonly<Record<string, string>> = { MLB: '⚾', NBA: '🏀', WNBA: '🏀', NHL: '🏒' }

/** The sign of a league’s sport; a football where it is none of these. */
export const sportIcon = (league: string): string => icons[league] ?? '⚽'
