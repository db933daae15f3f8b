import { HIGH_CONFIDENCE, type RandomPlayerProp, randomLivePlayerProp } from '@fairline/contract'
import {
  type Board,
  type BoardGame,
  FEW_BETS,
  isPositiveBet,
  isRecommended,
  MIN_PROP_CLOSES,
  type MissReason,
  missReason,
} from '@fairline/engine'
import { justMissedOf } from './list-fields.ts'
import { premiumPropOf, whyNone } from './player-props.ts'
import { type PropRow, propRowsOf, propRowsOfGame } from './prop-rows.ts'
import { provenanceOf } from './wire.ts'

/** Draws one prop for either endpoint. @param share  0 to below 1: which of them */
export const drawProp = (board: Board, path: string, share: number): RandomPlayerProp =>
  path === randomLivePlayerProp.path ? randomLivePropOf(board, share) : randomPropOf(board, share)

/** One high-confidence +EV prop, drawn uniformly. @param share  0 to below 1: which of them */
function randomPropOf(board: Board, share: number): RandomPlayerProp {
  const rows = propRowsOf(board)
  const none = `No recommended prop has a confidence of ${HIGH_CONFIDENCE}% or more`
  return drawn(board, share, {
    rows,
    none: whyNone(board, rows) ?? whyNotKnown(rows) ?? none,
    // A bet that misses here is one below the bar, or one that is not +EV.
    whyNot: ({ bet }) =>
      isPositiveBet(bet) ? missReason({ ...bet, passReason: null }, HIGH_CONFIDENCE) : bet.passReason,
  })
}

/** One recommended prop of a game in play, drawn uniformly. @param share  0 to below 1: which of them */
function randomLivePropOf(board: Board, share: number): RandomPlayerProp {
  const games = board.games.filter(isInPlay)
  const rows = games.flatMap((game) => propRowsOfGame(game, board)).filter(({ bet }) => bet.state === 'live')
  return drawn(board, share, {
    rows,
    none: games.length === 0 ? 'No game is in play right now' : noLiveProp(rows),
    whyNot: ({ bet }) => bet.passReason,
  })
}

const isInPlay = ({ score, result }: BoardGame): boolean => score !== null && result === null

/** @param rows  of the games in play */
const noLiveProp = (rows: readonly PropRow[]): string =>
  rows.length === 0 ? 'No book quotes player props in play' : 'No player prop is +EV in play right now'

/** Which recommended props can be drawn, and the message if there is none. */
interface Draw {
  /** Best first. */
  readonly rows: readonly PropRow[]
  readonly whyNot: (row: PropRow) => MissReason | null
  readonly none: string
}

function drawn(board: Board, share: number, { rows, whyNot, none }: Draw): RandomPlayerProp {
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
    message: prop ? null : none,
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
