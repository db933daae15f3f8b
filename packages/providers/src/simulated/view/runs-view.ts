import { convolve } from '@fairline/numeric'
import { runProbabilities } from '../play/runs-by-level.ts'
import type { Levels } from './levels.ts'
import { above, type ScoreView, type Spread, type Standing } from './score-view.ts'

const nothing: Spread = Float64Array.of(1)
/** A winning run in the bottom of the last inning ends the game: how often it is the only one by which home wins. */
const WALK_OFF_BY_ONE = 0.7
/** A runner stands on second when an extra inning begins. */
const EXTRA = 2

/** A baseball game: whole, or its first five innings. */
export function runsView(levels: Levels, part: 'full' | 'first-five', standing: Standing | null): ScoreView {
  const innings = part === 'full' ? 9 : 5
  const scored = { home: standing?.home ?? 0, away: standing?.away ?? 0 }
  const away = runsFrom(levels.away, levels.awayLate, 0, innings, standing)
  if (part === 'first-five') {
    return endsLevel(runsFrom(levels.home, levels.homeLate, 1, innings, standing), away, scored)
  }
  const before = runsFrom(levels.home, levels.homeLate, 1, 8, standing)
  const last = ninth(levels, standing)
  return ninthInning(before, last, away, { scored, homeAfter: homeInExtras(levels) })
}

/** Levels are distinguished in steps of this; what is worked out for one is kept. */
const STEP = 0.005
const kept = new Map<number, Spread>()
const MAX_KEPT = 20_000

/** Runs of one side in whole innings, from its levels in steps. */
function wholeInnings(early: number, late: number, to: number): Spread {
  const [e, l] = [Math.round(early / STEP), Math.round(late / STEP)]
  const key = ((e + 500) * 1000 + (l + 500)) * 10 + to
  let spread = kept.get(key)
  if (!spread) {
    spread = nothing
    for (let inning = 1; inning <= to; inning++) {
      spread = trimmed(convolve(spread, inningRuns(levelIn(inning, e * STEP, l * STEP), 0)))
    }
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, spread)
  }
  return spread
}

/** Starters pitch five innings, as books reckon; the sixth is shared. */
const levelIn = (inning: number, early: number, late: number) =>
  inning <= 5 ? early : inning === 6 ? (early + late) / 2 : late

/** Runs of one side in what is left of the innings up to `to`. `half`: 0 for the visitors, 1 for home. */
function runsFrom(early: number, late: number, half: 0 | 1, to: number, standing: Standing | null): Spread {
  if (!standing) return wholeInnings(early, late, to)
  let sum = nothing
  for (let inning = Math.max(1, standing.period); inning <= to; inning++) {
    const part = inningLeft(early, late, half, inning, standing)
    if (part) sum = trimmed(convolve(sum, part))
  }
  return sum
}

function inningLeft(
  early: number,
  late: number,
  half: 0 | 1,
  inning: number,
  standing: Standing | null,
): Spread | null {
  const level = levelIn(inning, early, late)
  if (!standing || inning > standing.period) return inningRuns(level, 0)
  if (inning < standing.period || half < standing.phase) return null
  if (half > standing.phase) return inningRuns(level, 0)
  const [outs, bases] = [standing.bases & 3, standing.bases >> 2]
  return outs >= 3 ? null : inningRuns(level, outs * 8 + bases)
}

const inningsKept = new Map<number, Spread>()

/** Runs of the rest of one half-inning, from its level in steps. */
function inningRuns(level: number, situation: number): Spread {
  const step = Math.round(level / STEP)
  const key = (step + 500) * 32 + situation
  let spread = inningsKept.get(key)
  if (!spread) {
    spread = trimmed(runProbabilities(step * STEP, situation))
    inningsKept.set(key, spread)
  }
  return spread
}

/** The tail that hardly ever comes is put onto the last number before it. */
function trimmed(spread: Spread): Spread {
  let [last, tail] = [spread.length - 1, 0]
  while (last > 0 && tail + (spread[last] as number) < 1e-5) {
    tail += spread[last] as number
    last -= 1
  }
  const short = spread.slice(0, last + 1)
  short[last] = (short[last] as number) + tail
  return short
}

/** What home would score in the bottom of the ninth (or of the extra inning under way), played to its third out. */
function ninth(levels: Levels, standing: Standing | null): Spread | null {
  const inning = Math.max(9, standing?.period ?? 9)
  return inningLeft(levels.home, levels.homeLate, 1, inning, standing)
}

/** Home's probability once an inning past the ninth begins level. */
function homeInExtras({ homeLate, awayLate }: Levels): number {
  const [home, away] = [inningRuns(homeLate, EXTRA), inningRuns(awayLate, EXTRA)]
  let [wins, loses] = [0, 0]
  for (let a = 0; a < away.length; a++) {
    wins += (away[a] as number) * above(home, a)
    for (let h = 0; h < a; h++) loses += (away[a] as number) * (home[h] ?? 0)
  }
  return wins / (wins + loses)
}

interface Ends {
  readonly scored: { readonly home: number; readonly away: number }
  readonly homeAfter: number
}

/** Probabilities below this are left out. */
const NEGLIGIBLE = 2e-6
const SIDE_ROOM = 48
const FROM = -48

/** Where the probabilities of every end are added up. */
interface Sums {
  readonly margin: Spread
  readonly total: Spread
  readonly sides: readonly [Spread, Spread]
}

/** Puts the game together: home bats in the ninth only if it must, and stops when it leads. */
function ninthInning(before: Spread, last: Spread | null, away: Spread, { scored, homeAfter }: Ends): ScoreView {
  const sums: Sums = {
    margin: new Float64Array(2 * SIDE_ROOM + 1),
    total: new Float64Array(2 * SIDE_ROOM),
    sides: [new Float64Array(SIDE_ROOM), new Float64Array(SIDE_ROOM)],
  }
  const ends = { tied: new Float64Array(SIDE_ROOM), walkedOff: new Float64Array(SIDE_ROOM) }
  const most = SIDE_ROOM - 4
  for (let i = 0; i < before.length; i++) {
    for (let j = 0; j < away.length; j++) {
      const probability = (before[i] as number) * (away[j] as number)
      if (probability < NEGLIGIBLE) continue
      settle(sums, ends, last, Math.min(most, scored.home + i), Math.min(most, scored.away + j), probability)
    }
  }
  for (let runs = 0; runs <= most; runs++) {
    extras(sums, runs, ends.tied[runs] as number, homeAfter)
    walkOff(sums, runs, ends.walkedOff[runs] as number)
  }
  const home = above(sums.margin, 0, FROM)
  return {
    winner: [home, 0, 1 - home],
    marginAbove: (line) => above(sums.margin, line, FROM),
    totalAbove: (line) => above(sums.total, line),
    sideAbove: (side, line) => above(sums.sides[side], line),
  }
}

interface Undecided {
  readonly tied: Spread
  readonly walkedOff: Spread
}

/** What becomes of a score after the visitors' ninth. */
function settle(sums: Sums, ends: Undecided, last: Spread | null, h: number, a: number, probability: number): void {
  if (h > a || (!last && h < a)) add(sums, h, a, probability)
  else if (last) bottom(sums, ends, last, h, a, probability)
  else ends.tied[a] = (ends.tied[a] as number) + probability
}

function add({ margin, total, sides }: Sums, h: number, a: number, probability: number): void {
  margin[h - a - FROM] = (margin[h - a - FROM] as number) + probability
  total[h + a] = (total[h + a] as number) + probability
  sides[0][h] = (sides[0][h] as number) + probability
  sides[1][a] = (sides[1][a] as number) + probability
}

/** With a runner on second from the start, more than one run falls on average. */
function extras(sums: Sums, runs: number, probability: number, homeAfter: number): void {
  const [wins, loses] = [probability * homeAfter, probability * (1 - homeAfter)]
  add(sums, runs + 1, runs, wins * 0.5)
  add(sums, runs + 2, runs + 1, wins * 0.35)
  add(sums, runs + 2, runs, wins * 0.15)
  add(sums, runs, runs + 1, loses * 0.3)
  add(sums, runs, runs + 2, loses * 0.3)
  add(sums, runs + 1, runs + 2, loses * 0.4)
}

function walkOff(sums: Sums, away: number, probability: number): void {
  add(sums, away + 1, away, probability * WALK_OFF_BY_ONE)
  add(sums, away + 2, away, probability * (1 - WALK_OFF_BY_ONE) * 0.6)
  add(sums, away + 3, away, probability * (1 - WALK_OFF_BY_ONE) * 0.4)
}

/** Home bats in the ninth, level or behind. */
function bottom(
  { margin, total, sides }: Sums,
  ends: Undecided,
  last: Spread,
  h: number,
  a: number,
  probability: number,
): void {
  const behind = Math.min(a - h, last.length)
  let left = probability
  for (let runs = 0; runs < behind; runs++) {
    const share = probability * (last[runs] as number)
    left -= share
    const at = h + runs
    margin[at - a - FROM] = (margin[at - a - FROM] as number) + share
    total[at + a] = (total[at + a] as number) + share
    sides[0][at] = (sides[0][at] as number) + share
  }
  const lost = probability - left
  sides[1][a] = (sides[1][a] as number) + lost
  const ties = probability * (last[a - h] ?? 0)
  ends.tied[a] = (ends.tied[a] as number) + ties
  ends.walkedOff[a] = (ends.walkedOff[a] as number) + Math.max(0, left - ties)
}

function endsLevel(home: Spread, away: Spread, scored: Ends['scored']): ScoreView {
  const margins = new Float64Array(129)
  const total = convolve(home, away)
  for (let i = 0; i < home.length; i++)
    for (let j = 0; j < away.length; j++) {
      const at = i - j + scored.home - scored.away + 64
      margins[at] = (margins[at] ?? 0) + (home[i] as number) * (away[j] as number)
    }
  const homeWins = above(margins, 0, -64)
  const tie = margins[64] as number
  return {
    winner: [homeWins, tie, 1 - homeWins - tie],
    marginAbove: (line) => above(margins, line, -64),
    totalAbove: (line) => above(total, line - scored.home - scored.away),
    sideAbove: (side, line) => (side === 0 ? above(home, line - scored.home) : above(away, line - scored.away)),
  }
}
