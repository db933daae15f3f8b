import { selectionsOf } from '@fairline/domain'
import { type NoVigMethod, noVig } from '@fairline/odds'
import type { LineForecast } from '../forecast/line-forecaster.ts'
import type { GameFile } from '../market/game-file.ts'
import type { LineKind } from '../market/line-kind.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { Moment } from '../market/quotes-at.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import { type BetInput, evaluateBet } from './evaluate-bet.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import type { PublishedOf } from './published-of.ts'

/** Every bet on a game's spread or total before its start, main and alternate lines, both sides. */
export function evaluateLines(
  kind: LineKind,
  file: GameFile,
  moment: Moment,
  { lines, method }: { readonly lines: LineForecast; readonly method: NoVigMethod },
  published: PublishedOf,
): EvaluatedBet[] {
  const book = quotedGroup(file, kind, moment).book()
  return book.markets.flatMap((market) => {
    const { line } = market
    if (line === null) return []
    const sharp = sharpQuote(book.complete(line))
    const sharpProbabilities = sharp ? noVig(method, sharp.prices) : null
    return selectionsOf(kind).flatMap((selection, i): EvaluatedBet[] => {
      const side = i === 0 ? 0 : 1
      const bet = evaluateBet({
        game: file.game,
        market,
        selection,
        state: 'upcoming',
        estimate: lineEstimate({ lines, kind, line, sharp: sharpProbabilities?.[side] ?? null }, side),
        offers: book.offers(line, side),
        confidence: ({ price, book: name }) => lines.confidence(kind, side, { line, price, book: name }),
        // The close of main lines is what confidence was learned from, and of the winner.
        confidenceAssumed: market.alternate && !lines.isWinner(kind, line, side),
        published: published(market, selection),
      })
      return bet.offers.length === 0 ? [] : [bet]
    })
  })
}

/** A line, what is forecast of its kind, and the sharp book's probability of the side in question. */
interface QuotedLine {
  readonly lines: LineForecast
  readonly kind: LineKind
  readonly line: number
  readonly sharp: number | null
}

function lineEstimate({ lines, kind, line, sharp }: QuotedLine, side: 0 | 1): BetInput['estimate'] {
  const fair = lines.fair(kind, line)
  const market = lines.market(kind, line)
  if (!fair || !market) return null
  const ofSide = (probability: number) => (side === 0 ? probability : 1 - probability)
  return {
    probability: ofSide(fair.probability),
    decided: fair.decided,
    market: fair.carriedOverFrom === null ? ofSide(market.probability) : null,
    sharp,
    carriedOverFrom: fair.carriedOverFrom,
  }
}
