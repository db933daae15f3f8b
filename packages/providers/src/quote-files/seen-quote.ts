import type { BoardQuote } from '@fairline/engine'

/** A price list as a file has it. */
export interface SeenQuote extends BoardQuote {
  /** As the file calls it; null for one seen in between or without such a name. */
  readonly mark: 'open' | 'close' | null
  /** What was written down together shares it; null where the file does not say. */
  readonly snapshot: string | null
}

/** What a file of quotes says, or why not: reasons with how often. */
export interface QuoteFile {
  readonly quotes: readonly SeenQuote[]
  readonly leftOut: Readonly<Record<string, number>>
}

/** `away @ home date`. */
export const eventName = (away: string, home: string, day: string): string => `${away.trim()} @ ${home.trim()} ${day}`
