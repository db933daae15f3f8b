import { mainKinds } from '../market/main-kinds.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

/** Whether a bet is on the winner, the main spread or the main total of the whole game. */
export const isMainBet = ({ market }: Pick<EvaluatedBet, 'market'>): boolean =>
  market.period === 'full' && !market.alternate && mainKinds.includes(market.kind)
