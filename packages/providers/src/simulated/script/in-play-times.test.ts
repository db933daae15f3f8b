import { expect, it } from 'vitest'
import { booksOn } from '../books/opinion.ts'
import { playMatch } from '../play/play-match.ts'
import { matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { inPlayTimes } from './in-play-times.ts'

it.each(['mlb', 'wnba', 'mls'] as const)(
  'prices a score once it has reached the book, and then that one: %s',
  (league) => {
    const match = matchOf({ seed: 1 }, slateOf({ seed: 1 }, league, '2026-06-03')[0]!)
    const played = playMatch(match, true)
    let looked = 0
    for (const view of booksOn(match).filter(({ book }) => book.inPlay)) {
      // Three seconds, and what the book itself takes.
      const late = 3000 + view.book.delaySeconds * 60
      for (const { at, standing } of inPlayTimes(match, view, played)) {
        if (standing === null) continue
        looked += 1
        // Looks have a time in milliseconds.
        const reached = played.events.findLast((event) => event.at <= at - match.startsAt - late + 1)
        // How a game begins is known to everybody.
        expect(standing).toBe(reached ?? played.events[0])
      }
    }
    expect(looked).toBeGreaterThan(100)
  },
)
