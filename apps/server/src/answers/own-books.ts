import type { OwnBooks } from '@fairline/contract'
import { plainName } from '@fairline/domain'
import type { Board } from '@fairline/engine'

/**
 * Books by region, by their plain names: as recorded answers of The Odds API to `regions=us` and `regions=eu` have them; ESPN BET, Hard Rock,
 * Fanatics and Bet365, which take bets in the United States, beside. Others belong to none.
 */
const byRegion: Readonly<Record<NonNullable<OwnBooks['region']>, readonly string[]>> = {
  us: [
    ...[
      'betonline',
      'betonlineag',
      'fanduel',
      'draftkings',
      'caesars',
      'williamhillus',
      'betmgm',
      'betrivers',
      'bovada',
    ],
    ...[
      'lowvig',
      'lowvigag',
      'mybookie',
      'mybookieag',
      'pointsbet',
      'unibetus',
      'fanatics',
      'espnbet',
      'hardrock',
      'bet365',
    ],
  ],
  eu: [
    ...[
      'pinnacle',
      'unibet',
      'betclic',
      'williamhill',
      '1xbet',
      'onexbet',
      '888sport',
      'nordicbet',
      'betway',
      'betfair',
    ],
    ...['marathonbet', 'matchbook', 'intertops', 'betonlineag', 'mybookieag'],
  ],
}

/** Every book that asks a price on the board. */
function booksOn(board: Board): Set<string> {
  const books = new Set<string>()
  for (const { bets, markets } of board.games) {
    for (const { offers } of bets) for (const { book } of offers) books.add(book)
    for (const { offers } of markets) for (const of of offers) for (const { book } of of) books.add(book)
  }
  return books
}

const known = new WeakMap<Board, ReadonlySet<string>>()

/**
 * The books that are meant, by their names on the board; null where all are.
 *
 * @returns a message in its place where a name is nobody's: a bettor who misspelt his book must not be shown an empty page
 */
export function booksMeant(
  board: Board,
  { books, region }: OwnBooks,
): { readonly books: readonly string[] | null } | { readonly unknown: string } {
  if (books === undefined && region === undefined) return { books: null }
  const all = known.get(board) ?? booksOn(board)
  known.set(board, all)
  const named = new Map([...all].map((book) => [plainName(book), book]))
  const asked = (books ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const stranger = asked.find((name) => !named.has(plainName(name)))
  if (stranger !== undefined)
    return { unknown: `no book on the board is called "${stranger}"; there are ${[...all].sort().join(', ')}` }
  const chosen = asked.flatMap((name) => named.get(plainName(name)) ?? [])
  const local = region ? byRegion[region].flatMap((name) => named.get(name) ?? []) : []
  return { books: [...new Set([...chosen, ...local])] }
}
