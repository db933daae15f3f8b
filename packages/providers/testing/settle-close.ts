import { settleSelection } from '@fairline/odds'
import type { SourceGame } from '../src/replay/source-game.ts'

/** How a bet on the home side or the over at a game's closing line ended: `win`, `push`, `half-lose`. */
export function settleClose({ quotes, score }: SourceGame, kind: 'spread' | 'total'): string | undefined {
  const close = quotes.find(({ market, mark }) => market.kind === kind && mark === 'close')
  if (!close || !score) return undefined
  return settleSelection({ market: close.market, selection: kind === 'spread' ? 'home' : 'over' }, score)?.kind
}
