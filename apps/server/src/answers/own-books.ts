import type { OwnBooks } from '@fairline/contract'
import { plainName } from '@fairline/domain'
import { type Board, betsOnGame } from '@fairline/engine'
import { cachedBy } from './cached-by.ts'

/**
 * Books by region, by their plain names: as recorded answers of The Odds API to `regions=us` and `regions=eu` have them; ESPN BET, Hard Rock,
 * Fanatics and Bet365, which take bets in the United States, too. Others belong to none.
 */
const byRegion: Readonly<Record<NonNullable<OwnBooks['region']>, readonly string[]>> = {
  us: [
    'betonline',
    'betonlineag',
    'fanduel',
    'draftkings',
    'caesars',
    'williamhillus',
    'betmgm',
    'betrivers',
    'bovada',
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
  eu: [
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
    'marathonbet',
    'matchbook',
    'intertops',
    'betonlineag',
    'mybookieag',
  ],
}

/** Every book that asks a price on the board, on players too. */
export const booksOn = cachedBy((board: Board): readonly string[] => {
  const offers = board.games.flatMap((game) => betsOnGame(game, board).flatMap((bet) => bet.offers))
  return [...new Set(offers.map(({ book }) => book))]
})

const names = new WeakMap<readonly string[], { readonly count: number; readonly named: ReadonlyMap<string, string> }>()

/** Books by their plain names. A list may grow. */
function namesOf(all: readonly string[]): ReadonlyMap<string, string> {
  const cached = names.get(all)
  if (cached?.count === all.length) return cached.named
  const named = new Map(all.map((book) => [plainName(book), book]))
  names.set(all, { count: all.length, named })
  return named
}

/**
 * The books that are meant, by their names among those there are; null where all are.
 *
 * @returns a message in its place where no book or no one's is named: a bettor who misspelt his book must not be shown an empty page
 */
export function booksMeant(
  all: readonly string[],
  { books, region }: OwnBooks,
): { readonly books: readonly string[] | null } | { readonly unknown: string } {
  if (books === undefined && region === undefined) return { books: null }
  const named = namesOf(all)
  const query = new Set((books ?? '').split(',').map((name) => name.trim()))
  query.delete('')
  if (books !== undefined && query.size === 0)
    return { unknown: 'expected names of books between commas; leave it out for all books' }
  const chosen: string[] = []
  for (const name of query) {
    const book = named.get(name) ?? named.get(plainName(name))
    if (book === undefined)
      return { unknown: `no book on the board is called "${name}"; there are ${[...all].sort().join(', ')}` }
    chosen.push(book)
  }
  const local = region ? byRegion[region].flatMap((name) => named.get(name) ?? []) : []
  return { books: [...new Set([...chosen, ...local])] }
}
