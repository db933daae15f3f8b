import type { RandomPlayerProp } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { premiumPropOf, whyNone } from './player-props.ts'
import { type PropRow, propRowsOf, recommendationOf } from './prop-rows.ts'
import { provenanceOf } from './wire.ts'

const HOUR_MS = 3_600_000

/** One prop over the bar, drawn uniformly. @param share  0 to below 1: which of them */
export function randomPropOf(board: Board, share: number): RandomPlayerProp {
  return drawn(board, share, () => true, 'No prop is worth its price with a confidence of 50 or more')
}

/** The same among those whose price was seen within the last hour. */
export function randomLivePropOf(board: Board, share: number): RandomPlayerProp {
  const isFresh = ({ bet }: PropRow) => board.asOf - bet.quotedAt <= HOUR_MS
  return drawn(board, share, isFresh, 'No prop that was priced within the last hour is worth its price')
}

function drawn(board: Board, share: number, fits: (row: PropRow) => boolean, none: string): RandomPlayerProp {
  const rows = propRowsOf(board)
  const over = rows.flatMap((row, i) =>
    recommendationOf(row.bet) !== 'PASS' && fits(row) ? [{ row, rank: i + 1 }] : [],
  )
  const one = over[Math.floor(share * over.length)]
  const prop = one ? premiumPropOf(one.row, one.rank) : null
  return {
    success: prop !== null,
    prop: prop && { ...prop, finalRecommendation: `${prop.side} ${prop.line}`, finalConfidence: prop.confidence },
    among: over.length,
    message: prop ? null : (whyNone(board, rows) ?? none),
    error: null,
    provenance: provenanceOf(board),
  }
}
