import { normalCdf } from '@fairline/numeric'
import type { Gap } from './score-shares.ts'

/** Treats a whole number of points as the interval from half a point below to half a point above. */
export function normalGap(expected: number, deviation: number, at: number): Gap {
  const above = (bar: number) => normalCdf((expected - bar) / deviation)
  if (!Number.isInteger(at)) return { above: above(at), on: 0, below: 1 - above(at) }
  const [win, most] = [above(at + 0.5), above(at - 0.5)]
  return { above: win, on: most - win, below: 1 - most }
}
