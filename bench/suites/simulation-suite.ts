import {
  type DrawnPlayer,
  simulateBaseball,
  simulateBasketball,
  simulateHockey,
  simulateSoccer,
} from '@fairline/models'
import type { Measured } from '../measured.ts'
import { plainBaseball } from './plain-baseball.ts'

const GAMES = 10_000

const stats = {
  points: { mean: 15, spread: { linear: 2.48, square: 0 } },
  rebounds: { mean: 5, spread: { linear: 0.295, square: 0.0004 } },
  assists: { mean: 3.5, spread: { linear: 0.112, square: 0.031 } },
  threes: { mean: 1.5, spread: { linear: 0.145, square: 0 } },
  blocks: { mean: 0.6, spread: { linear: 0.041, square: 0.073 } },
  steals: { mean: 0.8, spread: { linear: 0.05, square: 0 } },
}
const players: DrawnPlayer[] = Array.from({ length: 16 }, (_, i) => ({
  name: String(i),
  side: i % 2 === 0 ? 'home' : 'away',
  stats,
}))

/** Ten thousand games of each sport on one thread, players' lines and all. */
export async function simulationSuite(): Promise<Measured[]> {
  const basketball = { margin: { mean: 2, deviation: 12.6 }, total: { mean: 226, deviation: 18.2 }, players }
  const baseball = best((seed) => simulateBaseball({ home: {}, away: {} }, GAMES, seed))
  const plain = best((seed) => plainBaseball(GAMES, seed))
  return [
    {
      name: '10,000 MLB games, by plate appearance',
      figure: baseball,
      unit: 'ms',
      against: { name: 'objects and lists, no pitchers', figure: plain },
    },
    { name: 'MLB games simulated', figure: (1000 * GAMES) / baseball, unit: '/s' },
    {
      name: '10,000 NBA games, 16 players',
      figure: best((seed) => simulateBasketball(basketball, GAMES, seed)),
      unit: 'ms',
    },
    {
      name: '10,000 NHL games',
      figure: best((seed) => simulateHockey({ home: { goals: 3.1 }, away: { goals: 2.9 } }, GAMES, seed)),
      unit: 'ms',
    },
    {
      name: '10,000 soccer matches',
      figure: best((seed) => simulateSoccer({ home: { goals: 1.5 }, away: { goals: 1.2 } }, GAMES, seed)),
      unit: 'ms',
    },
  ]
}

/** Milliseconds of the best of five, after two to warm up. */
function best(run: (seed: number) => unknown): number {
  const times: number[] = []
  for (let seed = 0; seed < 7; seed++) {
    const start = performance.now()
    run(seed)
    times.push(performance.now() - start)
  }
  return Math.min(...times.slice(2))
}
