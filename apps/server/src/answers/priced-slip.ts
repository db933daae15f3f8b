import type { PricedSlip } from '@fairline/contract'
import {
  type Board,
  type BoardGame,
  betId,
  betsOnGame,
  type DrawFinalScores,
  isPriced,
  isUpcoming,
  looksMisprinted,
  marginalsOf,
  type PricedBet,
  priceSlip,
  type SlipGame,
  slipValue,
} from '@fairline/engine'
import { decimalFromAmerican } from '@fairline/odds'
import { betFieldsOf, round } from './bet-rows.ts'
import { sideInWords } from './market-words.ts'
import { statInWords } from './prop-rows.ts'
import { americanOf, bookShown, isoOf, percentOf, provenanceOf } from './wire.ts'
import { matchupOf, passInWords, selectionInWords } from './words.ts'

/** A bet of the slip as it stands now. */
interface SlipRow {
  readonly bet: PricedBet
  readonly onBoard: BoardGame
}

/** From this distance from independence on it is spoken of, in standard errors and in parts. */
const SURE = 2
const SPOKEN = 0.02

/**
 * Prices several bets together.
 *
 * @param query  ids of bets; what a book asks for all of them, American
 * @param draw  replaces the simulation of a game, for example by one that caches its draws
 */
export function pricedSlipOf(
  board: Board,
  query: { readonly ids: readonly string[]; readonly price: number | null },
  draw?: DrawFinalScores,
): PricedSlip {
  const rows = offeredRows(board, new Set(query.ids))
  const found = new Set(rows.map(({ bet }) => bet.id))
  const priced = rows.length === 0 ? null : priceSlip(rows.map(legOf), draw)
  const price = query.price === null ? null : decimalFromAmerican(query.price)
  const value = priced && price !== null ? slipValue(priced, price) : null
  const probability = priced?.probability ?? null
  const gone = query.ids.filter((id) => !found.has(id))
  const slip: PricedSlip = {
    legs: rows.map((row) => legShown(row, { source: board.source, parlayBook: priced?.offers[0]?.book ?? null })),
    gone,
    goneBets: gone.flatMap((id) => goneShown(board, id)),
    chance: probability === null ? null : percentOf(probability),
    fairOdds: priced?.fairPrice ? americanOf(priced.fairPrice) : null,
    together: (priced?.games ?? []).map((game) => gameShown(game, rows)),
    books: (priced?.offers ?? []).map(({ book, price, expectedValue }) => ({
      book: bookShown(board.source, book),
      odds: americanOf(price),
      expectedValue: round(expectedValue, 4),
    })),
    asked: value === null || query.price === null ? null : askedShown(query.price, round(value, 4)),
    provenance: provenanceOf(board),
  }
  return inOrderOf(slip, query.ids)
}

const askedShown = (odds: number, expectedValue: number) => ({ odds, expectedValue, hold: -expectedValue + 0 })

/** Returns the slip with its bets in the order of the request. */
export function inOrderOf(slip: PricedSlip, ids: readonly string[]): PricedSlip {
  const place = new Map(ids.map((id, i) => [id, i]))
  const byPlace = (a: string, b: string) => (place.get(a) ?? 0) - (place.get(b) ?? 0)
  const legs = slip.legs.toSorted((a, b) => byPlace(a.id, b.id))
  const games = [...new Set(legs.map(({ gameId }) => gameId))]
  return {
    ...slip,
    legs,
    gone: slip.gone.toSorted(byPlace),
    goneBets: slip.goneBets.toSorted((a, b) => byPlace(a.id, b.id)),
    together: slip.together.toSorted((a, b) => games.indexOf(a.gameId) - games.indexOf(b.gameId)),
  }
}

/** The requested bets that can still be made before their game starts. */
const offeredRows = (board: Board, ids: ReadonlySet<string>): SlipRow[] =>
  board.games.flatMap((onBoard) =>
    betsOnGame(onBoard, board).flatMap((bet) =>
      ids.has(bet.id) && bet.state === 'upcoming' && isPriced(bet) ? [{ bet, onBoard }] : [],
    ),
  )

const legOf = ({ bet, onBoard }: SlipRow) => ({ bet, marginals: marginalsOf(onBoard) })

interface LegContext {
  readonly source: string
  /** The book that pays most for all bets; null if none prices all of them. */
  readonly parlayBook: string | null
}

function legShown({ bet, onBoard }: SlipRow, { source, parlayBook }: LegContext): PricedSlip['legs'][number] {
  const fields = betFieldsOf(onBoard, bet, source)
  const { id, gameId, league, gameTime, odds, bookmaker, quotedAt, winProbability } = fields
  const inParlay = bet.offers.find(({ book }) => book === parlayBook)
  return {
    id,
    gameId,
    league,
    game: matchupOf(onBoard.game),
    gameTime,
    pick: pickInWords({ bet, game: onBoard.game }),
    odds,
    bookmaker,
    quotedAt,
    winProbability,
    expectedValue: round(bet.expectedValue, 4),
    doubt: doubtOf(bet),
    parlayOdds: inParlay ? americanOf(inParlay.price) : null,
    parlayQuotedAt: inParlay ? isoOf(inParlay.quotedAt) : null,
  }
}

/** Why the value of a bet is not to be relied on, in words. */
function doubtOf({ expectedValue, carriedOverFrom }: PricedBet): string | null {
  if (looksMisprinted(expectedValue)) return passInWords('price-looks-misprinted')
  return carriedOverFrom === null ? null : passInWords('carried-over')
}

/** A bet that cannot be priced before its start, in words; nothing if its game is not on the board. */
function goneShown(board: Board, id: string): PricedSlip['goneBets'] {
  const onBoard = board.games.find(({ game }) => id.startsWith(`${game.id}|`))
  if (!onBoard) return []
  const { game } = onBoard
  const bet = betAtAnyLine(onBoard, id)
  return [{ id, game: matchupOf(game), pick: bet && pickInWords({ bet, game }), state: stateOf(onBoard, board) }]
}

function stateOf(onBoard: BoardGame, board: Board): PricedSlip['goneBets'][number]['state'] {
  if (onBoard.result) return 'ended'
  return isUpcoming(onBoard, board) ? 'upcoming' : 'live'
}

/** The bet of an id, by the market it is on: its line may no longer be quoted. Null if the market is not quoted at any line. */
function betAtAnyLine({ game, bets, closingBets, props }: BoardGame, id: string): WordedBet | null {
  const lineText = id.split('|').at(-2) ?? ''
  const line = lineText === '' ? null : Number(lineText)
  if (line !== null && !Number.isFinite(line)) return null
  const onPlayers = props.flatMap(({ over, under }) => [over, under].flatMap((bet) => bet ?? []))
  for (const { market, selection } of [...bets, ...(closingBets ?? []), ...onPlayers]) {
    const bet = { market: { ...market, line, alternate: false }, selection }
    if (betId(game.id, bet.market, selection) === id) return bet
  }
  return null
}

type WordedBet = Pick<PricedBet, 'market' | 'selection'>

function pickInWords({ bet, game }: { readonly bet: WordedBet; readonly game: BoardGame['game'] }): string {
  const { market, selection } = bet
  if (market.kind === 'player-prop')
    return `${market.player} ${selection} ${market.line} ${statInWords(market.stat ?? '')}`
  const isMain = market.period === 'full' && !market.alternate && market.kind !== 'team-total'
  return isMain ? selectionInWords(game, bet) : sideInWords(game, market, selection)
}

function gameShown({ gameId, bets, lift, liftStdErr }: SlipGame, rows: readonly SlipRow[]) {
  const row = rows.find(({ bet }) => bet.gameId === gameId)
  return {
    gameId,
    game: row ? matchupOf(row.onBoard.game) : '',
    legs: bets,
    lift: lift === null ? null : round(lift, 3),
    liftStdErr: liftStdErr === null ? null : round(liftStdErr, 3),
    says: saysOf(lift, liftStdErr ?? 0),
  }
}

function saysOf(lift: number | null, stdErr: number): string {
  if (lift === null) return 'How these bets depend on each other isn’t known, so their combined EV isn’t either'
  if (lift === 0) return 'These can’t all win'
  const parts = lift - 1
  if (Math.abs(parts) < Math.max(SPOKEN, SURE * stdErr)) return 'Nearly uncorrelated'
  return parts > 0 ? 'These tend to win together' : 'When one wins, the others win less often'
}
