import type { Instant, LeagueKey, Quote } from '@fairline/domain'
import { type Folded, foldQuotes, type QuoteLog } from '@fairline/engine'
import type { Kysely, Transaction } from 'kysely'
import { DamagedRowError, parseStored } from './parse-stored.ts'
import { packQuotes, unpackQuotes } from './quote-chunk.ts'
import type { Tables } from './tables.ts'

/** This many pieces of a game are put together into one. */
const MAX_PIECES = 16

/** The log of quotes on any database the tables are in: of every game a few packed pieces. */
export function sqlQuoteLog(db: Kysely<Tables>): QuoteLog {
  async function writtenTo(within: Kysely<Tables>, league: LeagueKey): Promise<Instant | null> {
    const row = await within.selectFrom('quoted_to').select('at').where('league', '=', league).executeTakeFirst()
    return row?.at ?? null
  }

  return {
    writtenTo: (league) => writtenTo(db, league),
    append: (league, quotes, upTo) =>
      db.transaction().execute(async (transaction) => {
        const before = await lockWrittenTo(transaction, league)
        const fresh = before === null ? quotes : quotes.filter(({ observedAt }) => observedAt > before)
        for (const [gameId, ofGame] of Map.groupBy(fresh, (quote) => quote.gameId))
          await add(transaction, gameId, ofGame)
        const at = Math.max(before ?? upTo, upTo)
        await transaction
          .insertInto('quoted_to')
          .values({ league, at })
          .onConflict((conflict) => conflict.column('league').doUpdateSet({ at }))
          .execute()
        return fresh.length
      }),
    async quotes(gameId, asOf) {
      return (await read(db, gameId)).filter(({ observedAt }) => observedAt <= asOf)
    },
    async fold(before) {
      const games = await db
        .selectFrom('quote_pieces')
        .select('game_id')
        .groupBy('game_id')
        .having(({ fn }) => fn.max('to_at'), '<', before)
        .having(({ fn }) => fn.min('folded'), '=', 0)
        .execute()
      let folded: Folded = { games: 0, before: 0, after: 0 }
      for (const { game_id } of games) {
        const quotes = await read(db, game_id)
        const kept = foldQuotes(quotes)
        await db.transaction().execute((transaction) => replace(transaction, game_id, kept, 1))
        folded = { games: folded.games + 1, before: folded.before + quotes.length, after: folded.after + kept.length }
      }
      return folded
    },
  }
}

/** Stands for "nothing written yet" while the first quotes of a league are being written. */
const NEVER = Number.MIN_SAFE_INTEGER

/**
 * Reads the moment a league is written to and locks it until the transaction ends: a write whose answer was lost may
 * still be under way on a connection that was given up, and must be over before it is decided what is new.
 */
async function lockWrittenTo(transaction: Transaction<Tables>, league: LeagueKey): Promise<Instant | null> {
  const { at } = await transaction
    .insertInto('quoted_to')
    .values({ league, at: NEVER })
    .onConflict((conflict) => conflict.column('league').doUpdateSet(({ ref }) => ({ at: ref('quoted_to.at') })))
    .returning('at')
    .executeTakeFirstOrThrow()
  return at === NEVER ? null : at
}

/** Adds a piece to a game; when there are many they become one. */
async function add(transaction: Transaction<Tables>, gameId: string, quotes: readonly Quote[]): Promise<void> {
  const held = await transaction
    .selectFrom('quote_pieces')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('number').as('last')])
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  if (Number(held.count) >= MAX_PIECES) {
    const before = await readSound(transaction, gameId)
    // Keeps a damaged chunk for inspection and writes new quotes to chunks of their own.
    if (before) return replace(transaction, gameId, [...before, ...quotes], 0)
  }
  await insert(transaction, gameId, Number(held.last ?? 0) + 1, quotes, 0)
}

async function readSound(transaction: Transaction<Tables>, gameId: string): Promise<Quote[] | null> {
  try {
    return await read(transaction, gameId)
  } catch (cause) {
    if (cause instanceof DamagedRowError) return null
    throw cause
  }
}

async function replace(transaction: Transaction<Tables>, gameId: string, quotes: readonly Quote[], folded: number) {
  await transaction.deleteFrom('quote_pieces').where('game_id', '=', gameId).execute()
  await insert(transaction, gameId, 1, quotes, folded)
}

async function insert(
  transaction: Transaction<Tables>,
  gameId: string,
  number: number,
  quotes: readonly Quote[],
  folded: number,
): Promise<void> {
  const to_at = quotes.at(-1)?.observedAt ?? 0
  const body = packQuotes(quotes)
  await transaction.insertInto('quote_pieces').values({ game_id: gameId, number, to_at, folded, body }).execute()
}

async function read(db: Kysely<Tables>, gameId: string): Promise<Quote[]> {
  const pieces = await db
    .selectFrom('quote_pieces')
    .select('body')
    .where('game_id', '=', gameId)
    .orderBy('number')
    .execute()
  return pieces.flatMap(({ body }) => parseStored(`quotes of ${gameId}`, () => unpackQuotes(gameId, body)))
}
