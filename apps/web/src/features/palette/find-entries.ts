import { defaultFilter } from 'cmdk'
import type { PaletteEntry } from './palette-entries.ts'

/** Of each group before anything is typed; and of all once something is. More is not read. */
const OF_EACH = 6
const OF_ALL = 24
/** Of the fit of the best: what fits less has its letters only by coincidence. */
const NEAR = 0.25

type Found = readonly (readonly [PaletteEntry['group'], readonly PaletteEntry[]])[]

/** The first of what was found: this many entries at most, by group as they were. */
export const firstOf = (found: Found, most: number): Found => [
  ...Map.groupBy(found.flatMap(([, of]) => of).slice(0, most), ({ group }) => group),
]

/**
 * What is shown for what is typed: nothing typed, every screen and the first of each other group; else the best fitting.
 *
 * @returns by group, in the order of the entries, or of the best fitting of each
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string): Found {
  const text = typed.trim()
  if (text === '') {
    return [...Map.groupBy(entries, ({ group }) => group)].map(([group, of]) => [
      group,
      group === 'Go to' ? of : of.slice(0, OF_EACH),
    ])
  }
  const fitting = entries
    .map((entry) => ({ entry, fit: defaultFilter(entry.words, text) }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, OF_ALL)
  const least = NEAR * (fitting[0]?.fit ?? 0)
  const near = fitting.filter(({ fit }) => fit > 0 && fit >= least)
  return [...Map.groupBy(near, ({ entry }) => entry.group)].map(([group, of]) => [group, of.map(({ entry }) => entry)])
}
