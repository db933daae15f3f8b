import type { PricedSlip } from '@fairline/contract'
import { type Board, type BoardGame, type JointBet, jointOfBets } from '@fairline/engine'
import { decimalFromAmerican } from '@fairline/odds'
import { betRowsOf, round } from './bet-rows.ts'
import { autoEnhancedMarketsOf } from './enhanced-markets.ts'
import { propRowsOf } from './prop-rows.ts'
import { americanOf, bookShown, percentOf } from './wire.ts'

type Shown = PricedSlip['legs'][number]

/** A bet of the slip as it stands now. */
interface SlipLeg {
  readonly shown: Shown
  /** 0–1. */
  readonly chance: number
  /** Decimal prices by book as shown. */
  readonly books: ReadonlyMap<string, number>
  /** As draws settle it; null for bets they do not. */
  readonly drawn: { readonly onBoard: BoardGame; readonly bet: JointBet } | null
}

/** From this distance from independence on it is spoken of, in standard errors and in parts. */
const [SURE, SPOKEN] = [2, 0.02]

/** What several bets come to together. @param asked  ids of bets; what a book asks for all of them, American */
export function pricedSlipOf(
  board: Board,
  asked: { readonly ids: readonly string[]; readonly price: number | null },
): PricedSlip {
  const all = offeredOf(board)
  const legs = asked.ids.flatMap((id) => all.get(id)?.() ?? [])
  const groups = [...Map.groupBy(legs, ({ shown }) => shown.gameId).values()]
  const joint = groups.map(jointOf)
  const chance = legs.length === 0 ? null : joint.reduce((product, one) => product * one.chance, 1)
  const value = (price: number) => round((chance ?? 0) * price - 1, 4)
  const price = asked.price === null ? null : decimalFromAmerican(asked.price)
  return {
    legs: legs.map(({ shown }) => shown),
    gone: asked.ids.filter((id) => !all.has(id)),
    chance: chance === null ? null : percentOf(chance),
    fairOdds: chance === null || chance <= 0 || chance >= 1 ? null : americanOf(1 / chance),
    together: joint.flatMap(({ told }) => told ?? []),
    // No book multiplies its prices of bets on one game: what it would pay is its own to say.
    books:
      chance === null || groups.length < legs.length
        ? []
        : booksOf(legs).map(([book, all]) => ({ book, odds: americanOf(all), expectedValue: value(all) })),
    asked:
      chance === null || price === null || asked.price === null
        ? null
        : { odds: asked.price, expectedValue: value(price), hold: -value(price) + 0 },
  }
}

/** The bets of one game together: as draws hang them together where they are drawn, else as if they did not. */
function jointOf(legs: readonly SlipLeg[]): { chance: number; told: PricedSlip['together'][number] | null } {
  const apart = legs.reduce((product, { chance }) => product * chance, 1)
  const [first] = legs
  if (!first || legs.length === 1) return { chance: apart, told: null }
  const drawn = legs.flatMap((leg) => leg.drawn ?? [])
  const joint = drawn.length === legs.length ? drawnTogether(drawn) : null
  const { gameId, game } = first.shown
  const told = { gameId, game, legs: legs.length }
  if (!joint)
    return {
      chance: apart,
      told: {
        ...told,
        lift: null,
        liftStdErr: null,
        says: 'How these hang together is not measured: taken as if they did not',
      },
    }
  const { lift, liftStdErr } = joint
  return {
    chance: joint.chance,
    told: { ...told, lift: round(lift, 3), liftStdErr: round(liftStdErr, 3), says: saysOf(lift, liftStdErr) },
  }
}

function saysOf(lift: number, stdErr: number): string {
  if (lift === 0) return 'These cannot all win'
  const parts = lift - 1
  if (Math.abs(parts) < Math.max(SPOKEN, SURE * stdErr)) return 'These hardly touch each other'
  return parts > 0 ? 'These help each other' : 'These stand in each other’s way'
}

function drawnTogether(drawn: readonly NonNullable<SlipLeg['drawn']>[]) {
  const [first] = drawn
  const marginals = first && marginalsOf(first.onBoard)
  return marginals
    ? jointOfBets(
        first.onBoard.game.league,
        marginals,
        drawn.map(({ bet }) => bet),
      )
    : null
}

/** What is believed of a game: our chances, and the total that is as likely passed as not. */
function marginalsOf({ forecast, bets }: BoardGame) {
  if (!forecast) return null
  const totals = bets.filter(({ market, selection }) => market.kind === 'total' && selection === 'over')
  const [even] = totals.toSorted((a, b) => Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5))
  const [home = 0, second = 0] = forecast.chances
  if (even?.market.line == null) return null
  return { home, ...(forecast.chances.length === 3 && { draw: second }), total: even.market.line }
}

/** Books that price every leg, by the product of their prices, the best first. */
function booksOf(legs: readonly SlipLeg[]): [string, number][] {
  const [first, ...others] = legs
  if (!first) return []
  return [...first.books]
    .flatMap(([book, price]): [string, number][] => {
      const rest = others.map(({ books }) => books.get(book))
      return rest.some((one) => one === undefined)
        ? []
        : [[book, rest.reduce<number>((all, one) => all * (one ?? 1), price)]]
    })
    .sort(([, a], [, b]) => b - a)
}

/** Every bet that is offered now by its id, worked out for those that are asked for. */
function offeredOf(board: Board): ReadonlyMap<string, () => SlipLeg> {
  const { source } = board
  const byBook = (offers: readonly { readonly book: string; readonly price: number }[]) =>
    new Map(offers.map(({ book, price }) => [bookShown(source, book), price]))
  const told = ({ homeTeam, awayTeam, id, gameId, league, pick, odds, bookmaker, winProbability }: Told): Shown => ({
    ...{ id, gameId, league, game: `${awayTeam} @ ${homeTeam}`, pick, odds, bookmaker, winProbability },
  })
  return new Map<string, () => SlipLeg>([
    ...autoEnhancedMarketsOf(board).enhancedPicks.map((pick): [string, () => SlipLeg] => [
      pick.id,
      () => ({
        shown: told(pick),
        chance: pick.winProbability / 100,
        books: new Map([[pick.bookmaker, decimalFromAmerican(pick.odds)]]),
        drawn: null,
      }),
    ]),
    ...propRowsOf(board).map(({ fields, bet }): [string, () => SlipLeg] => [
      fields.id,
      () => ({
        shown: told({
          ...fields,
          pick: `${fields.playerName} ${fields.side.toLowerCase()} ${fields.line} ${fields.propType}`,
        }),
        chance: bet.chance,
        books: byBook(bet.offers),
        drawn: null,
      }),
    ]),
    ...betRowsOf(board).map(({ fields, bet, onBoard }): [string, () => SlipLeg] => [
      fields.id,
      () => ({ shown: told(fields), chance: bet.chance, books: byBook(bet.offers), drawn: { onBoard, bet } }),
    ]),
  ])
}

type Told = Omit<Shown, 'game'> & { readonly homeTeam: string; readonly awayTeam: string }
