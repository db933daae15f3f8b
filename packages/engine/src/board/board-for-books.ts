import { withOffers } from '../betting/evaluate-bet.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { recommendOneSide } from '../betting/recommend-one-side.ts'
import { isUndecided, withheld } from '../betting/withhold-recommendations.ts'
import { isUnvalued, unvalued } from '../betting/withhold-values.ts'
import type { JudgedProp } from '../props/judge-props.ts'
import type { Board, BoardGame } from './board.ts'
import { recommendedOnOneSide } from './prop-board.ts'

/**
 * The board as a visitor sees it who has only these books: every bet is judged at the best of their prices.
 * Fair probabilities stay the same, and so does what was decided at the prices of all books: that is the record.
 *
 * @param books  by the names on the board
 */
export const boardForBooks = (board: Board, books: ReadonlySet<string>): Board => ({
  ...board,
  games: board.games.map((game) => gameForBooks(game, { books, isLearning: board.rated !== null })),
})

interface Visitor {
  readonly books: ReadonlySet<string>
  /** Whether past games are still being learned, so that nothing is recommended. */
  readonly isLearning: boolean
}

function gameForBooks(game: BoardGame, visitor: Visitor): BoardGame {
  const forTheirBooks = <Bet extends EvaluatedBet>(bet: Bet): Bet[] => betForBooks(bet, visitor)
  // Player props are most of a board and rarely read, so they are computed on first use.
  let props: readonly JudgedProp[] | null = null
  return {
    ...game,
    bets: recommendOneSide(game.bets.flatMap(forTheirBooks)),
    closingBets: game.closingBets && recommendOneSide(game.closingBets.flatMap(forTheirBooks)),
    get props() {
      props ??= recommendedOnOneSide(game.props.map((prop) => propForBooks(prop, visitor)))
      return props
    },
  }
}

/** A bet at the best of these books; none if none of them offers it, unless it was published. */
function betForBooks<Bet extends EvaluatedBet>(bet: Bet, { books, isLearning }: Visitor): Bet[] {
  const offers = bet.offers.filter(({ book }) => books.has(book))
  if (offers.length === 0 && bet.published === null) return []
  // At these books the bet it was left for may be none.
  if (offers[0] === bet.offers[0] && !isLeft(bet)) return [{ ...bet, offers }]
  const judged = withOffers(bet, offers)
  if (isUnvalued(bet)) return [unvalued(judged as Bet)]
  // At another book than the best the same price has another confidence.
  const playableTo = judged.book === bet.book ? bet.playableTo : null
  const own = { ...judged, playableTo } as Bet
  return [isLearning && isUndecided(own) ? withheld(own) : own]
}

/** Whether it is passed for another bet of its question. */
const isLeft = ({ passReason }: EvaluatedBet): boolean =>
  passReason === 'other-side-recommended' ||
  passReason === 'same-outcome-recommended' ||
  passReason === 'excluded-by-recommended'

const propForBooks = (prop: JudgedProp, visitor: Visitor): JudgedProp => ({
  ...prop,
  over: prop.over && (betForBooks(prop.over, visitor)[0] ?? null),
  under: prop.under && (betForBooks(prop.under, visitor)[0] ?? null),
})
