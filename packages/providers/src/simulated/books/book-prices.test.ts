import { addDays } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { type Match, matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { bookPrices } from './book-prices.ts'
import { learnsOfPlayer } from './learns-of-player.ts'
import { booksOn } from './opinion.ts'
import { propLooks } from './prop-looks.ts'

const world = { seed: 5 }
const matches = Array.from({ length: 10 }, (_, i) => slateOf(world, 'nba', addDays('2026-06-01', i)))
  .flat()
  .slice(0, 6)
  .map((game) => matchOf(world, game))
const nothing: Match['playerPieces'] = new Map()
/** Every book that prices players, and when it hears of each of whom something becomes known. */
const views = matches.flatMap((match) =>
  booksOn(match)
    .filter(({ book }) => book.propNoise !== null)
    .map((view) => {
      const heard = [...match.playerPieces].map(([player, piece]) => ({
        player,
        at: learnsOfPlayer(view, piece, player),
      }))
      return { match, view, heard, moments: heard.map(({ at }) => at) }
    }),
)

describe('what a book asks on players', () => {
  it('is of everybody what it would ask if nothing became known of any, until it hears of the first', () => {
    for (const { match, view, moments } of views) {
      const at = Math.min(...moments) - 1
      const usual = bookPrices({ ...match, playerPieces: nothing }).props(view, at)
      expect(bookPrices(match).props(view, at)).toEqual(usual)
    }
  })

  it('is what they will do once it has heard of everything: as if that had been usual of them', () => {
    for (const { match, view, moments } of views) {
      const at = Math.max(...moments)
      const always = { ...match, usual: { home: match.home, away: match.away }, playerPieces: nothing }
      expect(bookPrices(match).props(view, at)).toEqual(bookPrices(always).props(view, at))
    }
  })

  it('changes as it hears of one', () => {
    const changed = views.flatMap(({ match, view, heard }) =>
      heard.slice(0, 3).map(({ player, at }) => {
        const query = (moment: number) => JSON.stringify(bookPrices(match).props(view, moment, player).get(player))
        return query(at - 1) !== query(at)
      }),
    )
    expect(changed.filter(Boolean).length / changed.length).toBeGreaterThan(0.7)
  })

  it('is an empty list of who is asked for and not priced: prices asked before are taken back then', () => {
    const [{ match, view }] = views as [(typeof views)[number]]
    expect(
      bookPrices(match)
        .props(view, match.startsAt - 1, 'Not on a side')
        .get('Not on a side'),
    ).toEqual([])
    const names = [...match.home, ...match.away].map(({ name }) => name)
    expect([
      ...bookPrices(match)
        .props(view, match.startsAt - 1)
        .keys(),
    ]).toEqual(names)
  })
})

describe('when a book looks at players', () => {
  it('is at each of them alone as it hears of him', () => {
    const looked = views.flatMap(({ match, view, heard }) => {
      const looks = propLooks(match, view)
      const first = Math.min(...looks.map(({ at }) => at))
      return heard
        .filter(({ at }) => at > first && at < match.startsAt)
        .map(({ player, at }) => looks.some((look) => look.player === player && look.at === at))
    })
    expect(looked.length).toBeGreaterThan(100)
    expect(looked.every(Boolean)).toBe(true)
  })
})
