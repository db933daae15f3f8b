import { normalCdf } from '@fairline/numeric'
import type { Gap } from './score-shares.ts'

/** Treats a whole number of points as the interval from half a point below to half a point above. */
export function normalGap(expected: number, deviation: number, at: number): Gap {
  const above = (bar: number) => normalCdf((expected - bar) / deviation)
  if (!Number.isInteger(at)) return { above: above(at), on: 0, below: 1 - above(at) }
  const [win, most] = [above(at + 0.5), above(at - 0.5)]
  return { above: win, on: most - win, below: 1 - most }
}

/** The same of a margin, which is never 0: what is nearest to 0 is a win or a loss by one. */
export function normalMargin(expected: number, deviation: number, at: number): Gap {
  if (Math.abs(at) > 1) return normalGap(expected, deviation, at)
  const homeWins = normalCdf(expected / deviation)
  if (Math.abs(at) < 1) return { above: homeWins, on: 0, below: 1 - homeWins }
  const { above, below } = normalGap(expected, deviation, at)
  return at > 0
    ? { above, on: homeWins - above, below: 1 - homeWins }
    : { above: homeWins, on: 1 - homeWins - below, below }
}
