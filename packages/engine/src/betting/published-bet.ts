import type { Pick } from '@fairline/domain'
import type { PublishedBet } from './evaluated-bet.ts'

/** A pick as the screens show it: what was published, and not what the bet is now. */
export const publishedBet = ({
  book,
  price,
  madeAt,
  chance,
  expectedValue,
  confidence,
  grade,
}: Pick): PublishedBet => ({
  book,
  price,
  at: madeAt,
  fairProbability: chance,
  expectedValue,
  confidence,
  grade,
})
