import { addDays, type Day, type Fact, type Game, type Market, type Quote, startOfPacificDay } from '@fairline/domain'
import { randomStream } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import type { History } from '../ports/fact-source.ts'
import type { ClosedConfidence } from '../props/confidence-bands.ts'
import { type ClosedPropBet, walkPropConfidence } from './prop-confidence.ts'

const HOUR_MS = 3_600_000
const first: Day = '2026-01-01'
const from = addDays(first, 14)
const to = addDays(from, 2)
const asOf = startOfPacificDay(addDays(to, 3))
const stats: readonly string[] = ['points', 'rebounds', 'assists']
const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const books = ['A', 'B', 'C']

const startOf = (day: Day) => startOfPacificDay(day) + 19 * HOUR_MS
const gamesOf = (day: Day): Game[] =>
  Array.from({ length: 3 }, (_, i) => aGame({ id: `${day}-${i}`, league: 'nba', day, startsAt: startOf(day) }))

/** Whether a line closes with the over as the favorite, else with the under. */
const risesOf = (id: string, player: number, stat: number) => (Number(id.at(-1)) + player + stat) % 2 === 0

/** Every book opens at even prices nine hours before the start, and closes half an hour before it on a favorite. */
function quotesOf(game: Game): Quote[] {
  const at = (hours: number) => startOf(game.day) - hours * HOUR_MS
  return [9, 0.5].flatMap((hours) =>
    players.flatMap((player, p) =>
      stats.flatMap((stat, s) =>
        books.map((book): Quote => {
          const market: Market = {
            kind: 'player-prop',
            period: 'full',
            line: 9.5,
            player,
            stat,
            team: null,
            alternate: false,
          }
          const closing = risesOf(game.id, p, s) ? [1.6, 2.3] : [2.3, 1.6]
          const prices = (hours === 9 ? [1.92, 1.92] : closing).map((price) => decimalOdds(price))
          return { gameId: game.id, book, market, prices, mark: null, observedAt: at(hours) }
        }),
      ),
    ),
  )
}

function resultOf(game: Game): Fact {
  const next = randomStream(Date.parse(game.day) + Number(game.id.at(-1)))
  const observedAt = startOf(game.day) + 3 * HOUR_MS
  const lines = players.map((player, i) => ({
    player,
    side: i < 5 ? ('home' as const) : ('away' as const),
    stats: Object.fromEntries(stats.map((stat) => [stat, 5 + Math.floor(next() * 10)])),
  }))
  return {
    kind: 'result',
    result: { gameId: game.id, winner: 'home', home: 5, away: 3, lines, observedAt },
    observedAt,
  }
}

const history = (quotes: (game: Game) => Quote[] = quotesOf): History => ({
  from: () => first,
  day: (_, day) =>
    day < first
      ? []
      : gamesOf(day).flatMap((game): Fact[] => [
          { kind: 'game', game, observedAt: startOf(day) - 30 * HOUR_MS },
          resultOf(game),
        ]),
  propQuotes: (game, prices) =>
    quotes(game).filter(
      ({ book, observedAt }) => prices === 'all' || (book === 'A' && observedAt > startOf(game.day) - HOUR_MS),
    ),
})

function walk(of: History) {
  const closed: (ClosedConfidence & ClosedPropBet)[] = []
  const onClosed = (one: ClosedConfidence, bet: ClosedPropBet) => void closed.push({ ...one, ...bet })
  walkPropConfidence({ league: 'nba', history: of, pricesStand: true, asOf, from, to, onClosed })
  return closed
}
const whole = walk(history())

it('tells confidences of every day asked for, and of none after the last', () => {
  const told = new Set(whole.map(({ gameId }) => gameId.slice(0, 10)).filter((day) => day >= from))
  expect([...told].sort()).toEqual([from, addDays(from, 1), to])
})

it('looks every two hours while the prices are up and the game has not started', () => {
  const ofGame = whole.filter(({ gameId }) => gameId === `${to}-0`)
  const hours = [...new Set(ofGame.map(({ at }) => (startOf(to) - at) / HOUR_MS))]
  // Looks fall on even hours of UTC, and the game begins at 3:00 there.
  expect(hours).toEqual([9, 7, 5, 3, 1])
})

it('counts a side as beating the close if that side closed as the favorite', () => {
  expect(whole.length).toBeGreaterThan(200)
  for (const { gameId, beatClose, bet } of whole) {
    const rises = risesOf(gameId, players.indexOf(bet.market.player ?? ''), stats.indexOf(bet.market.stat ?? ''))
    // 1.92 against 0.59 or 0.41.
    expect(beatClose).toBe(rises === (bet.selection === 'over'))
  }
})

it('says the same of a day whatever the days after it bring', () => {
  const swapped = (game: Game) =>
    quotesOf(game).map((quote) => (game.day > from ? { ...quote, prices: quote.prices.toReversed() } : quote))
  const ofFirst = (closed: readonly (ClosedConfidence & ClosedPropBet)[]) =>
    closed.filter(({ gameId }) => gameId.startsWith(from)).map(({ gameId, at, confidence }) => [gameId, at, confidence])
  const changed = walk(history(swapped))
  expect(ofFirst(changed)).toEqual(ofFirst(whole))
  expect(changed.map(({ beatClose }) => beatClose)).not.toEqual(whole.map(({ beatClose }) => beatClose))
})

it('tells what each bet returned by what its player did, nothing where the player did not play', () => {
  const [game] = gamesOf(to)
  const { result } = resultOf(game!) as Extract<Fact, { kind: 'result' }>
  const ofGame = whole.filter(({ gameId }) => gameId === game!.id)
  expect(ofGame.length).toBeGreaterThan(20)
  for (const { bet, profit } of ofGame) {
    const count = result.lines!.find(({ player }) => player === bet.market.player)!.stats[bet.market.stat!]!
    expect(profit).toBe(count > 9.5 === (bet.selection === 'over') ? bet.price! - 1 : -1)
  }
  const absent = walk({
    ...history(),
    day: (...query) =>
      history()
        .day(...query)
        .map((fact) =>
          fact.kind === 'result' && fact.result.gameId === game!.id
            ? { ...fact, result: { ...fact.result, lines: [] } }
            : fact,
        ),
  })
  const returned = new Set(absent.filter(({ gameId }) => gameId === game!.id).map(({ profit }) => profit))
  expect([...returned]).toEqual([null])
})
