/** Books whose price is the market if they quote: Pinnacle, and the closing archive of Sportsbook Reviews. */
const SHARP_BOOKS: readonly string[] = ['Pinnacle', 'Sportsbook Reviews']

/** Whether a book's price is the market if it quotes. */
export const isSharpBook = (book: string): boolean => SHARP_BOOKS.includes(book)

/** The quote of the sharpest book among these; undefined if none of them is sharp. */
export function sharpQuote<Quote extends { readonly book: string }>(quotes: readonly Quote[]): Quote | undefined {
  for (const book of SHARP_BOOKS) {
    const quote = quotes.find((candidate) => candidate.book === book)
    if (quote) return quote
  }
  return undefined
}
