import type { Day } from '@fairline/domain'
import type { Settings } from '@fairline/models'
import type { Made } from './league-parameters.ts'

/** What a fit came to. */
export interface Fitted {
  /** Those found where they were better on games they never saw, else those there were. */
  readonly settings: Settings
  readonly made: Made
}

/** Whole days, both ends belong to it. */
export interface Span {
  readonly from: Day
  readonly to: Day
}

/** This many games at the end of a span are not fitted to: they say whether to take what was found. */
const CHECKED = 0.25

/** What is fitted to and what is kept apart, whole days each; null where there is too little for both. */
export function partsOf(scored: readonly { readonly day: Day }[]) {
  const border = scored[Math.floor((1 - CHECKED) * scored.length)]?.day
  const before = scored.filter(({ day }) => border !== undefined && day < border)
  const [fitted, check] = [spanOf(before), spanOf(scored.slice(before.length))]
  return fitted && check ? { fitted, check } : null
}

function spanOf(games: readonly { readonly day: Day }[]) {
  const [first, last] = [games[0], games.at(-1)]
  return first && last ? { from: first.day, to: last.day, games: games.length } : null
}

/**
 * What was made of constants: those found are taken only where they lose less on the days kept apart.
 *
 * @param loss  of constants on a span
 */
export function fittedOf(
  { fitted, check }: NonNullable<ReturnType<typeof partsOf>>,
  { first, found, against }: { readonly first: Settings; readonly found: Settings; readonly against: Made['against'] },
  loss: (settings: Settings, within: Span) => number,
): Fitted {
  const stretch = (within: Span & { readonly games: number }) => ({
    ...within,
    before: loss(first, within),
    after: loss(found, within),
  })
  const [onFitted, onCheck] = [stretch(fitted), stretch(check)]
  const taken = onCheck.after < onCheck.before
  return { settings: taken ? found : first, made: { against, fitted: onFitted, check: onCheck, taken } }
}
