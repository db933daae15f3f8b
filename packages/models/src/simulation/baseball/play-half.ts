import type { RandomStream } from '@fairline/numeric'
import { batterStats, type Nine } from './nine.ts'
import { advances, ENDS, HOME_RUN, OUT, PARTS, SINGLE, STRIKEOUT, WALK } from './plate-appearance.ts'

const HITS = 0
const BASES = 1
const HOMERS = 2
const RBI = 3
const RUNS = 4
const WALKS = 5
const WHIFFS = 6
const KS = 0
const OUTS = 1
const HITS_AGAINST = 2
const WALKS_AGAINST = 3
const RUNS_AGAINST = 4
const STATS = batterStats.length

/** A starter who has allowed this many runs is relieved before any batter with this probability. */
const ROUGH = 4
const HOOK = 0.07

/**
 * Pitches of a plate appearance by how it ends: a batter walked, struck out, or with the ball in play.
 *
 * @source least squares on the starts of 2023 (Statcast): 4,601 starts of nine batters or more
 */
const WALK_PITCHES = 5.54
const STRIKEOUT_PITCHES = 4.89
const IN_PLAY_PITCHES = 3.32

/** Runners on first, second and third by their places in the order; −1 for no one. Shared: one game is played at a time. */
const runners = new Int8Array(3)
/** Who may score, the farthest first. */
const line = new Int8Array(4)

/**
 * Plays a half inning until three outs, or until enough runs that the game is won.
 *
 * @returns the runs scored
 */
export function playHalf(
  attack: Nine,
  defence: Nine,
  runnerOnSecond: boolean,
  enough: number,
  next: RandomStream,
): number {
  runners.fill(-1)
  let [outs, bases, runs] = [0, 0, 0]
  if (runnerOnSecond) {
    runners[1] = (attack.up + 8) % 9
    bases = 2
  }
  while (outs < 3 && runs < enough) {
    const batter = attack.up
    attack.up = batter === 8 ? 0 : batter + 1
    relieve(defence, next)
    const end = endOf(attack.chances, (batter * 2 + (defence.starterIn ? 0 : 1)) * ENDS, next())
    const part = Math.floor(next() * PARTS)
    const way = advances[((outs * 8 + bases) * ENDS + end) * PARTS + part] as number
    const after = (way >> 3) & 3
    const scored = (way >> 5) & 7
    bases = way & 7
    move(attack.lines, batter, end, scored, way)
    credit(attack.lines, batter * STATS, end, scored)
    if (defence.starterIn) charge(defence, end, after - outs, scored)
    outs = after
    runs += scored
  }
  return runs
}

/** The starter goes when he has thrown as much as he was to, or has had a rough day. */
function relieve(defence: Nine, next: RandomStream): void {
  if (!defence.starterIn) return
  const rough = (defence.starterLine[RUNS_AGAINST] as number) >= ROUGH
  if (defence.pitches >= defence.stay || (rough && next() < HOOK)) defence.starterIn = false
}

function endOf(probabilities: Float64Array, from: number, luck: number): number {
  let end = 0
  while (end < HOME_RUN && luck >= (probabilities[from + end] as number)) end++
  return end
}

/** Moves runners and credits runs to those who score: always the farthest first. */
function move(lines: Uint8Array, batter: number, end: number, scored: number, way: number): void {
  const forced = way >> 8
  let ahead = 0
  if ((runners[2] as number) >= 0) line[ahead++] = runners[2] as number
  if ((runners[1] as number) >= 0) line[ahead++] = runners[1] as number
  if ((runners[0] as number) >= 0 && !forced) line[ahead++] = runners[0] as number
  if (end >= WALK) line[ahead] = batter
  for (let i = 0; i < scored; i++) {
    const at = (line[i] as number) * STATS + RUNS
    lines[at] = (lines[at] as number) + 1
  }
  let standing = scored
  runners[2] = way & 4 ? (line[standing++] as number) : -1
  runners[1] = way & 2 ? (line[standing++] as number) : -1
  runners[0] = way & 1 ? (line[standing] as number) : -1
}

function credit(lines: Uint8Array, at: number, end: number, scored: number): void {
  if (scored > 0) lines[at + RBI] = (lines[at + RBI] as number) + scored
  if (end === OUT) return
  if (end === STRIKEOUT) lines[at + WHIFFS] = (lines[at + WHIFFS] as number) + 1
  else if (end === WALK) lines[at + WALKS] = (lines[at + WALKS] as number) + 1
  else {
    lines[at + HITS] = (lines[at + HITS] as number) + 1
    lines[at + BASES] = (lines[at + BASES] as number) + end - SINGLE + 1
    if (end === HOME_RUN) lines[at + HOMERS] = (lines[at + HOMERS] as number) + 1
  }
}

function charge(defence: Nine, end: number, outs: number, scored: number): void {
  const line = defence.starterLine
  defence.pitches += end === WALK ? WALK_PITCHES : end === STRIKEOUT ? STRIKEOUT_PITCHES : IN_PLAY_PITCHES
  line[OUTS] = (line[OUTS] as number) + outs
  line[RUNS_AGAINST] = (line[RUNS_AGAINST] as number) + scored
  if (end === STRIKEOUT) line[KS] = (line[KS] as number) + 1
  else if (end === WALK) line[WALKS_AGAINST] = (line[WALKS_AGAINST] as number) + 1
  else if (end >= SINGLE) line[HITS_AGAINST] = (line[HITS_AGAINST] as number) + 1
}
