import type { AdvancedPick } from '@fairline/contract'
import type { Board, BoardGame } from '@fairline/engine'
import { type BetRow, betRowsOf, booksAgainst, booksFor, isFirst, round } from './bet-rows.ts'
import { cachedBy } from './cached-by.ts'
import { moveLabelOf, ticketsOf } from './market-intelligence.ts'
import { skyText } from './sky-text.ts'

type Pulse = Pick<AdvancedPick, 'sharpMoney' | 'marketSentiment' | 'liveFactors'>
type Volume = NonNullable<AdvancedPick['sharpMoney']>['volume']

/** Moves smaller than half a point of probability are not spoken of. */
const SPOKEN = 0.5

/** How the market of a bet moved, and what is known of its game. */
export function pulseOf(row: BetRow, board: Board): Pulse {
  const { move, onBoard } = row
  const [towards, away] = [booksFor(row), booksAgainst(row)]
  const tickets = ticketsOf(row)
  const points = move ? round(move.points * (isFirst(row) ? 1 : -1), 2) : null
  return {
    sharpMoney:
      move && points !== null
        ? {
            lineMovement: points,
            booksTowards: towards,
            booksAway: away,
            tickets: tickets === null ? null : round(100 * tickets, 1),
            volume: volumeOf(move.updates, board),
            label: moveLabelOf(row, move, board.asOf),
          }
        : null,
    marketSentiment: towards > away ? 'bullish' : towards < away ? 'bearish' : 'other',
    liveFactors: [
      ...(points !== null && Math.abs(points) >= SPOKEN
        ? [{ description: `Market has moved ${points > 0 ? 'toward' : 'against'} this bet since open`, impact: points }]
        : []),
      ...factsToldOf(onBoard),
    ],
  }
}

const quartilesOf = cachedBy((board: Board): readonly number[] => {
  const all = betRowsOf(board)
    .flatMap(({ move }) => move?.updates ?? [])
    .sort((a, b) => a - b)
  return [0.25, 0.5, 0.75].map((share) => all[Math.floor(share * all.length)] ?? 0)
})

/** Which quarter of the markets to come was quoted as often. */
function volumeOf(updates: number, board: Board): Volume {
  const [low = 0, middle = 0, high = 0] = quartilesOf(board)
  if (updates > high) return 'Heavy'
  return updates > middle ? 'High' : updates > low ? 'Medium' : 'Low'
}

/** Who is out or starts, and the weather. */
export function factsToldOf({ game, news, weather }: BoardGame): Pulse['liveFactors'] {
  const told = news.map(({ side, player, what, detail }) => ({
    description: `${player} (${game[side].name}) ${what === 'out' ? `is out${detail ? `: ${detail}` : ''}` : 'is named to start'}`,
    impact: null,
  }))
  if (!weather) return told
  const { temperature, wind, precipitation } = weather
  const sky = `${skyText({ temperature, wind })}, ${Math.round(100 * precipitation)}% chance of rain`
  return [...told, { description: sky, impact: null }]
}
