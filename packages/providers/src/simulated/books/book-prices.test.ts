import { addDays } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { type Match, matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { bookPrices } from './book-prices.ts'
import { learnsOfPlayer } from './learns-of-player.ts'
import { booksOn } from './opinion.ts'

const world = { seed: 5 }
const matches = Array.from({ length: 10 }, (_, i) => slateOf(world, 'nba', addDays('2026-06-01', i)))
  .flat()
  .slice(0, 6)
  .map((game) => matchOf(world, game))
/** The match as it would be if nothing became known of its players. */
const withoutNews = (match: Match): Match => ({ ...match, ...match.usual })

/** Of every book and every player of whom something becomes known: what the book asks on him, just before it learns of that and just after. */
const asked = matches.flatMap((match) =>
  booksOn(match)
    .filter(({ book }) => book.propNoise !== null)
    .flatMap((view) =>
      [...match.playerPieces].map(([player, piece]) => {
        const learnsAt = learnsOfPlayer(view, piece, player)
        const at = (of: Match, moment: number) => bookPrices(of).props(view, moment, player).get(player)
        return { match, shift: piece.shift, at, learnsAt }
      }),
    ),
)

describe('what a book asks on a player', () => {
  it('is what it would ask if nothing became known of him, until it learns of it', () => {
    for (const { match, at, learnsAt } of asked.slice(0, 60))
      expect(at(match, learnsAt - 1)).toEqual(at(withoutNews(match), learnsAt - 1))
  })

  it('is then what he will do: as if that had been usual of him', () => {
    for (const { match, at, learnsAt } of asked.slice(0, 60)) {
      const always = { ...match, usual: { home: match.home, away: match.away } }
      expect(at(match, learnsAt)).toEqual(at(always, learnsAt))
    }
  })

  it('changes with what it learns', () => {
    const changed = asked.slice(0, 60).filter(({ match, at, learnsAt, shift }) => {
      const [before, after] = [at(match, learnsAt - 1), at(match, learnsAt)]
      return Math.abs(shift) > 0.02 && JSON.stringify(before) !== JSON.stringify(after)
    })
    expect(changed.length).toBeGreaterThan(15)
  })
})
