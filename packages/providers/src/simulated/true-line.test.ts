import { expect, it } from 'vitest'
import { playMatch } from './play/play-match.ts'
import { trueLine } from './true-line.ts'
import { matchOf } from './world/match.ts'
import { slateOf } from './world/slate-of.ts'

it('is how often a line is beaten when its game is played again and again', () => {
  const world = { seed: 3 }
  const game = slateOf(world, 'nba', '2026-06-03')[0]!
  const match = matchOf(world, game)
  const plays = Array.from({ length: 1500 }, (_, i) => playMatch({ ...match, seed: i * 7919 + 1 }, false))
  const shareOf = (beats: (home: number, away: number) => boolean) =>
    plays.filter(({ home, away }) => beats(home, away)).length / plays.length
  const truth = trueLine(world.seed)
  // Two standard errors of 1,500 plays, and the leeway of prices by formula.
  for (const line of [-6.5, 4.5])
    expect(Math.abs(truth(game, 'spread', line) - shareOf((home, away) => home + line > away))).toBeLessThan(0.045)
  for (const line of [208.5, 221.5])
    expect(Math.abs(truth(game, 'total', line) - shareOf((home, away) => home + away > line))).toBeLessThan(0.045)
})
