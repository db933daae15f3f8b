const words = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** A day in a sentence: `Nov 22, 2026`. @param day  YYYY-MM-DD */
export const dayInWords = (day: string): string => words.format(Date.parse(day))
