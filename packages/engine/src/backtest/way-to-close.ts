import type { Day } from '@fairline/domain'
import { crossEntropy, type MeanWithError } from '@fairline/models'
import { isFarMove, openerMove } from './is-far-move.ts'
import { lossOf, mean, paired, type Said } from './losses.ts'
import { type PickScores, pickScores, scoredPick } from './pick-scores.ts'
import type { WalkedGame } from './walk-forward.ts'

/** How far the blend at the open went of the way from the opening to the closing line. */
export interface WayToClose {
  readonly games: number
  /** Mean log losses of the outcomes. */
  readonly open: number | null
  readonly model: number | null
  readonly blend: number | null
  readonly close: number | null
  readonly blendMinusOpen: MeanWithError | null
  /** Share of what the close loses less than the open that the blend loses less; null if the close loses no less. */
  readonly share: number | null
  /** The same in cross-entropy to the closing probabilities, which knows no luck of results: 1 at the close, below 0 if worse than the open. */
  readonly crossEntropyShare: number | null
  readonly picks: PickScores
}

/** An opening line that closed beyond `MAX_PLAIN_MOVE`. */
export interface FarMove {
  readonly gameId: string
  readonly day: Day
  /** Fair probabilities. */
  readonly open: readonly number[]
  readonly close: readonly number[]
  /** Null if nothing was forecast at the open. */
  readonly blend: readonly number[] | null
  /** Of the outcome that moved farthest, in log-odds, signed. */
  readonly move: number
}

/** The way to the close of all games, and without those whose opening line moved too far to be believed. */
export interface WaysToClose {
  readonly all: WayToClose
  readonly withoutFarMoves: WayToClose
  readonly farMoves: readonly FarMove[]
}

interface Quoted {
  readonly game: WalkedGame
  readonly open: readonly number[]
  readonly close: readonly number[]
  readonly blend: readonly number[]
}

/**
 * Scores blends made at the open by how near they came to the close.
 *
 * @param games  walked with blends made at the open
 * @returns null if no game opened, closed later and was forecast
 */
export function waysToClose(games: readonly WalkedGame[]): WaysToClose | null {
  const quoted = games.flatMap((game): Quoted[] => {
    const { open, close, closedLater, forecast } = game
    return open && close && closedLater && forecast ? [{ game, open, close, blend: forecast.chances }] : []
  })
  if (quoted.length === 0) return null
  return {
    all: wayOf(quoted),
    withoutFarMoves: wayOf(quoted.filter(({ game }) => !isFarMove(game))),
    farMoves: games.filter(isFarMove).map(toFarMove),
  }
}

/** @param game  that `isFarMove`: it has an open and a close */
function toFarMove({ file, open, close, forecast }: WalkedGame): FarMove {
  const { id: gameId, day } = file.game
  const [opened, closed] = [open ?? [], close ?? []]
  return {
    gameId,
    day,
    open: opened,
    close: closed,
    blend: forecast?.chances ?? null,
    move: openerMove(opened, closed),
  }
}

function wayOf(quoted: readonly Quoted[]): WayToClose {
  const games = quoted.map(({ game }) => game)
  const blendOf: Said = ({ forecast }) => forecast?.chances
  const [open, blend, close] = [lossOf(games, openOf), lossOf(games, blendOf), lossOf(games, closeOf)]
  const distance = (of: 'open' | 'blend' | 'close') => mean(quoted.map((one) => crossEntropy(one[of], one.close)))
  return {
    games: games.length,
    open,
    model: lossOf(games, ({ model }) => model),
    blend,
    close,
    blendMinusOpen: paired(games, blendOf, openOf),
    share: shareOf(open, blend, close),
    crossEntropyShare: shareOf(distance('open'), distance('blend'), distance('close')),
    picks: pickScores(games.flatMap((game) => scoredPick(game.decision, game))),
  }
}

const openOf: Said = ({ open }) => open
const closeOf: Said = ({ close }) => close

function shareOf(open: number | null, blend: number | null, close: number | null): number | null {
  if (open === null || blend === null || close === null || open <= close) return null
  return (open - blend) / (open - close)
}
