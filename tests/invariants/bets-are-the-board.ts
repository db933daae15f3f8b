import type { Bet } from '@fairline/contract'
import type { EvaluatedBet } from '@fairline/engine'
import type { AgedWorld } from '../aged/aged-world.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** GET /api/v1/bets rounds probabilities and values to a millionth; confidence and rank to a tenth. */
const ROUNDING = { share: 0.51e-6, percent: 0.051 } as const

/** Every bet that is listed has the figures that the board has of it, and none of the board is left out. */
export function betsAreTheBoard({ bets, board }: AgedWorld): Looked {
  const { at, looked } = looks()
  const judged = board.games.flatMap(({ game, bets: ofGame, props }) => [
    ...ofGame,
    // A prop ends with the start.
    ...((game.startsAt ?? 0) > board.asOf ? props : []).flatMap(({ over, under }) =>
      [over, under].flatMap((bet) => bet ?? []),
    ),
  ])
  for (const ofBoard of judged) {
    const listed = bets.get(ofBoard.id)
    if (!listed) at('listed', `${ofBoard.id}: on the board, and not listed`)
    else for (const [what, isSame] of comparisons(listed, ofBoard)) at(what, isSame ? null : `${ofBoard.id}: ${what}`)
  }
  return looked()
}

function comparisons(listed: Bet, ofBoard: EvaluatedBet): (readonly [what: string, isSame: boolean])[] {
  const near = (a: number | null, b: number | null, within: number) =>
    a === null || b === null ? a === b : Math.abs(a - b) <= within
  const { share, percent } = ROUNDING
  return [
    ['fair probability', near(listed.fairProbability, ofBoard.fairProbability, share)],
    ['pushes', near(listed.pushProbability, ofBoard.pushProbability, share)],
    ['value', near(listed.expectedValue, ofBoard.expectedValue, share)],
    ['confidence', near(listed.confidence, ofBoard.confidence, percent)],
    ['rank', near(listed.rankScore, ofBoard.rankScore, percent)],
    ['price', listed.price === ofBoard.price],
    // An invented price says so.
    ['book', listed.book === (ofBoard.book === null ? null : `${ofBoard.book} (simulated)`)],
    ['quoted at', listed.quotedAt === (ofBoard.quotedAt === null ? null : new Date(ofBoard.quotedAt).toISOString())],
    ['verdict', listed.recommendation === ofBoard.recommendation && listed.state === ofBoard.state],
    ['grade', listed.grade === ofBoard.grade && listed.risk === ofBoard.risk],
    ['assumed', listed.confidenceAssumed === ofBoard.confidenceAssumed],
  ]
}
