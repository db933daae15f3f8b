import type { Game, Market, Selection } from '@fairline/domain'
import { backed, spreadOf } from './words.ts'

const parts: Readonly<Record<string, string>> = {
  full: '',
  'first-five': 'First five',
  'first-half': 'First half',
  'second-half': 'Second half',
  'first-inning': 'First inning',
}
const partOf = (period: string) =>
  parts[period] ?? period.replace(/^(\w)(\w+)-(\d)$/, (_, a, b, n) => `${a.toUpperCase()}${b} ${n}`)
const kinds: Readonly<Record<string, string>> = { 'three-way': 'three-way', 'team-total': 'team total' }

/** `First five total`, `Alternate run line`, `Team total`. */
export function marketInWords({ league }: Pick<Game, 'league'>, { kind, period, alternate }: Market): string {
  const name = kind === 'spread' ? spreadOf(league) : (kinds[kind] ?? kind)
  const words = [alternate ? 'alternate' : '', partOf(period), name].filter((word) => word !== '').join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A side of a market, and which market that is: `Over 4.5 (first five total)`, `Boston Red Sox −2.5 (alternate run line)`. */
export const sideInWords = (game: Game, market: Market, selection: Selection): string =>
  `${sideOf(game, market, selection)} (${marketInWords(game, market).toLowerCase()})`

/** A side of a market where it is clear which one is meant: `Over 4.5`, `Boston Red Sox −2.5`. */
export function sideOf(game: Game, { kind, line, team }: Market, selection: Selection): string {
  if (selection === 'over' || selection === 'under') {
    const side = selection === 'over' ? 'Over' : 'Under'
    return team ? `${game[team].name} ${side.toLowerCase()} ${line}` : `${side} ${line}`
  }
  if (kind !== 'spread' || line === null) return backed(game, selection)
  const handicap = selection === 'home' ? line : -line
  return `${backed(game, selection)} ${handicap > 0 ? '+' : handicap < 0 ? '−' : ''}${Math.abs(handicap)}`
}
