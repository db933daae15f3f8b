import { type RandomPlayerProp, randomLivePlayerProp } from '@fairline/contract'
import type { Instant } from '@fairline/domain'
import {
  type Board,
  FEW_BETS,
  isPositiveBet,
  isRecommended,
  MIN_PROP_CLOSES,
  type MissReason,
  missReason,
  type PricedBet,
} from '@fairline/engine'
import { justMissedOf } from './list-fields.ts'
import { premiumPropOf, whyNone } from './player-props.ts'
import { type PropRow, propRowsOf } from './prop-rows.ts'
import { provenanceOf } from './wire.ts'

const HOUR_MS = 3_600_000
/** High confidence as documented, in percent. */
const HIGH_CONFIDENCE = 80

/** Draws one prop for either endpoint. @param share  0 to below 1: which of them */
export const drawProp = (board: Board, path: string, share: number): RandomPlayerProp =>
  path === randomLivePlayerProp.path ? randomLivePropOf(board, share) : randomPropOf(board, share)

/** One high-confidence +EV prop, drawn uniformly. @param share  0 to below 1: which of them */
function randomPropOf(board: Board, share: number): RandomPlayerProp {
  return drawn(board, share, {
    none: `No +EV prop has a confidence of ${HIGH_CONFIDENCE}% or more`,
    // A bet that misses here is one below the bar, or one that is not +EV.
    whyNot: ({ bet }) =>
      isPositiveBet(bet) ? missReason({ ...bet, passReason: null }, HIGH_CONFIDENCE) : bet.passReason,
  })
}

/** One recommended prop whose price was seen within the last hour, drawn uniformly. @param share  0 to below 1: which of them */
function randomLivePropOf(board: Board, share: number): RandomPlayerProp {
  return drawn(board, share, {
    none: 'No prop that was priced within the last hour is recommended',
    whyNot: ({ bet }) => whyNotLive(bet, board.asOf),
  })
}

/** Why a prop is not drawn as a live one; null if it can be. */
export const whyNotLive = (bet: Pick<PricedBet, 'passReason' | 'quotedAt'>, asOf: Instant): MissReason | null =>
  bet.passReason ?? (asOf - bet.quotedAt <= HOUR_MS ? null : 'price-too-old')

/** Which recommended props can be drawn, and what is said if there is none. */
interface Draw {
  readonly whyNot: (row: PropRow) => MissReason | null
  readonly none: string
}

function drawn(board: Board, share: number, { whyNot, none }: Draw): RandomPlayerProp {
  const rows = propRowsOf(board)
  const qualified = rows.flatMap((row, i) =>
    isRecommended(row.bet) && whyNot(row) === null ? [{ row, rank: i + 1 }] : [],
  )
  const one = qualified[Math.floor(share * qualified.length)]
  const prop = one ? premiumPropOf(one.row, one.rank, board) : null
  return {
    success: prop !== null,
    prop: prop && {
      ...prop,
      finalRecommendation: `${prop.side} ${prop.line}`,
      finalConfidence: prop.confidence,
    },
    among: qualified.length,
    message: prop ? null : (whyNone(board, rows) ?? whyNotKnown(rows) ?? none),
    error: null,
    justMissed: justMissedOf(board, { listed: prop ? FEW_BETS : 0, rows, minConfidence: HIGH_CONFIDENCE, whyNot }),
    provenance: provenanceOf(board),
  }
}

/** Says that no prop can be recommended before its confidence is known; null if that of one is. */
function whyNotKnown(rows: readonly PropRow[]): string | null {
  if (rows.some(({ bet }) => bet.confidence !== null)) return null
  return `Confidence of props is not known yet: it takes ${MIN_PROP_CLOSES.toLocaleString('en-US')} closing prices of a league’s props`
}
