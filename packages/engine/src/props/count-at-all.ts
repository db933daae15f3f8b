import { logistic, logit } from '@fairline/numeric'
import { AT_ALL } from '../betting/counts-towards.ts'
import type { ImpliedPlace } from './implied-of.ts'
import type { PropBeliefs } from './prop-beliefs.ts'

/** What is believed of one stat of a player, and the quotes it rests on. */
export interface BelievedPlace extends Pick<ImpliedPlace, 'whole'> {
  readonly beliefs: PropBeliefs
}

/** Probability that there is any count of two stats neither of which is without the other; of the bets that are decided. */
export interface CountAtAll {
  /** By books and models together, and by the books only. */
  readonly blend: number
  readonly marketOver: number
  /** Quotes of that line on the other stat. */
  readonly others: ImpliedPlace['whole']
}

/**
 * One event under two names has one probability: that of each name in log-odds, counting as often as books quote it.
 *
 * @returns null if no book quotes the line under either name
 */
export function countAtAll(own: BelievedPlace, other: BelievedPlace): CountAtAll | null {
  const [quotes, others] = [own, other].map(({ whole }) => whole.filter(({ line }) => line === AT_ALL))
  if (!quotes || !others || quotes.length + others.length === 0) return null
  const share = others.length / (quotes.length + others.length)
  const pooled = (of: (beliefs: PropBeliefs) => number) =>
    logistic((1 - share) * logit(of(own.beliefs)) + share * logit(of(other.beliefs)))
  return { blend: pooled(({ blend }) => blend(AT_ALL)), marketOver: pooled(({ market }) => market(AT_ALL)), others }
}
