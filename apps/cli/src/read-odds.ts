import { type DecimalOdds, parseOdds } from '@fairline/odds'
import { InvalidArgumentError } from 'commander'

/** A price as people write it: `-110` and `+150` are American, `2.5` is decimal, `3/2` is a fraction. */
export function asOdds(text: string): DecimalOdds {
  try {
    return parseOdds(text)
  } catch (cause) {
    throw new InvalidArgumentError(`Odds as -110, +150, 2.5 or 3/2 (${(cause as Error).message})`)
  }
}

/** Prices of all that can happen, the backed one first: `-110/…` is written `-110,-110`. */
export function asOddsList(text: string): readonly [DecimalOdds, ...DecimalOdds[]] {
  const [first, ...others] = text.split(',').map(asOdds)
  if (!first || others.length === 0) throw new InvalidArgumentError('The backed price and all others, as -110,-110')
  return [first, ...others]
}
