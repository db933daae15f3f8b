import type { ArbitrageOpportunity, Bet } from '@fairline/contract'

type Named = Pick<ArbitrageOpportunity, 'homeTeam' | 'awayTeam' | 'marketType' | 'market'>

/**
 * Whether a bet of the opportunity's game is what a leg's words name: the side, the line as the backed side has it, the kind of market, and
 * the period, team or player that the opportunity is about.
 *
 * @param words  of the leg: `Boston Red Sox −1.5 (run line)`, `Over 8.5 (total)`, `over 0.5` of a player or a team
 */
export function isBetOfLeg(bet: Bet, words: string, { homeTeam, awayTeam, marketType, market }: Named): boolean {
  const kind = /\((.*)\)/.exec(words)?.[1] ?? marketType
  const isOfKind = bet.market === (kind.endsWith(' line') ? 'spread' : kind)
  const isOfPeriod = bet.period === 'full' ? !PERIOD.test(market) : market.endsWith(` ${bet.period}`)
  const team = bet.team === null ? '' : bet.team === 'home' ? homeTeam : awayTeam
  const about =
    bet.player === null ? team : `${bet.player} ${(bet.stat as string).replaceAll('_', ' ').replaceAll('+', ' + ')} `
  return isOfKind && isOfPeriod && market.startsWith(about) && sideAndLineOf(bet, homeTeam, awayTeam).test(words)
}

const PERIOD = / (first|second|quarter|period)-\w+$/

/** What words of such a bet begin with. */
function sideAndLineOf({ selection, line, market }: Bet, home: string, away: string): RegExp {
  if (selection === 'draw') return /^draw \(/i
  if (selection === 'over' || selection === 'under') return new RegExp(`^${selection} ${line}( |$)`, 'i')
  const side = selection === 'home' ? home : away
  return new RegExp(`^${escaped(side)} ${market === 'spread' ? escaped(signedOf(line as number)) : 'to win'} \\(`)
}

const signedOf = (line: number): string => (line === 0 ? 'level' : `${line > 0 ? '+' : '−'}${Math.abs(line)}`)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
