import type { EvaluatedBet } from './evaluated-bet.ts'

const MAIN_KINDS: readonly string[] = ['moneyline', 'three-way', 'spread', 'total']

/** Whether a bet is on the winner, the main spread or the main total of the whole game. */
export const isMainBet = ({ market }: Pick<EvaluatedBet, 'market'>): boolean =>
  market.period === 'full' && !market.alternate && MAIN_KINDS.includes(market.kind)
