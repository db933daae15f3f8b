import { randomStream } from '@fairline/numeric'

/** What a plate appearance may come to, as a list of names and shares: the way one writes it first. */
const ends = [
  { name: 'out', share: 0.44916 },
  { name: 'strikeout', share: 0.22959 },
  { name: 'walk', share: 0.09586 },
  { name: 'single', share: 0.13911 },
  { name: 'double', share: 0.04574 },
  { name: 'triple', share: 0.00421 },
  { name: 'home run', share: 0.03633 },
]
const bases: Readonly<Record<string, number>> = { walk: 1, single: 1, double: 2, triple: 3, 'home run': 4 }

interface Plain {
  readonly scores: number[]
  readonly lines: Map<string, number>[][]
  readonly up: number[]
}

/** The straightforward simulator that ours is timed against: objects, lists and names; runners move as far as the batter. */
export function plainBaseball(count: number, seed: number): number {
  const next = randomStream(seed)
  let runs = 0
  for (let i = 0; i < count; i++) {
    const lines = [0, 1].map(() => Array.from({ length: 9 }, () => new Map<string, number>()))
    const game = { scores: [0, 0], lines, up: [0, 0] }
    for (let inning = 1; inning <= 9 || game.scores[0] === game.scores[1]; inning++)
      for (const side of [0, 1]) playHalf(game, side, next)
    runs += (game.scores[0] ?? 0) + (game.scores[1] ?? 0)
  }
  return runs / count
}

interface Runner {
  readonly batter: number
  readonly base: number
}

function playHalf(game: Plain, side: number, next: () => number): void {
  let runners: Runner[] = []
  for (let outs = 0; outs < 3; ) {
    const batter = (game.up[side] ?? 0) % 9
    game.up[side] = batter + 1
    const end = endOf(next())
    add(game.lines[side]?.[batter], end)
    const reached = bases[end]
    if (reached === undefined) outs += 1
    else runners = advance(game, side, [...runners, { batter, base: 0 }], reached)
  }
}

function advance(game: Plain, side: number, runners: readonly Runner[], by: number): Runner[] {
  const moved = runners.map(({ batter, base }) => ({ batter, base: base + by }))
  const home = moved.filter(({ base }) => base >= 4)
  for (const { batter } of home) add(game.lines[side]?.[batter], 'runs')
  game.scores[side] = (game.scores[side] ?? 0) + home.length
  return moved.filter(({ base }) => base < 4)
}

function endOf(luck: number): string {
  let left = luck
  const end = ends.find(({ share }) => {
    left -= share
    return left < 0
  })
  return end?.name ?? 'out'
}

function add(line: Map<string, number> | undefined, name: string): void {
  line?.set(name, (line.get(name) ?? 0) + 1)
}
