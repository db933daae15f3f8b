import type { NoVigMethod } from '@fairline/odds'
import type { GameFile } from '../market/game-file.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { Moment } from '../market/quotes-at.ts'
import type { GameLinesOptions } from './game-lines.ts'

/** Lines of a game at a moment. */
export interface QuotedLines extends Pick<GameLinesOptions, 'main' | 'quotes'> {
  /** Main lines that lead the market: only the sharp book's if it quotes, else every book's. */
  readonly leading: GameLinesOptions['main']
}

/** Spreads and totals of a game as the books quote them at a moment: what its curves are made of. */
export function quotedLines(file: GameFile, moment: Moment, method: NoVigMethod): QuotedLines {
  const spread = quotedGroup(file, 'spread', moment)
  const total = quotedGroup(file, 'total', moment)
  return {
    main: { spread: spread.mainLines(), total: total.mainLines() },
    leading: { spread: spread.leadingLines(), total: total.leadingLines() },
    quotes: { spread: spread.lines(method), total: total.lines(method) },
  }
}
