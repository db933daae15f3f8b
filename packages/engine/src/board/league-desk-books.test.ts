import { type Day, type Fact, leagues, type Pick } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { withMisdatedBook } from '../../testing/misdated-book.ts'
import { walkForward } from '../backtest/walk-forward.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { bookWatch } from '../markets/book-watch.ts'
import { partText, readPart } from './checkpoint.ts'
import { type LeagueDesk, leagueDesk } from './league-desk.ts'

const league = madeUpLeague(330, 3, '2018-04-01')
const facts = withMisdatedBook(league)
const aDesk = (shows = false) => leagueDesk('mlb', { noVig: 'multiplicative', pricesStand: false, shows })

/** The same game, known to start six hours after it was announced: strategies propose on no other. */
const startingLater = (fact: Fact): Fact =>
  fact.kind === 'game' ? { ...fact, game: { ...fact.game, startsAt: fact.observedAt + 6 * 3_600_000 } } : fact

/** Learns facts moment by moment and decides at each. */
function follow(desk: LeagueDesk, known: readonly Fact[]): Pick[] {
  return [...momentsOf(known)].flatMap((moment) => {
    desk.learn(moment)
    const picks = desk.decide(moment[0]!.observedAt)
    desk.forget(dayOf(moment))
    return picks
  })
}

const dayOf = ([fact]: readonly Fact[]): Day => new Date(fact!.observedAt - 12 * 3_600_000).toISOString().slice(0, 10)
const picksBy = (picks: readonly Pick[], name: string): Day[] =>
  picks.flatMap(({ book, gameId }) => (book === name ? [gameId.slice(4, 14)] : []))

describe('the live session of a league with a book whose bets lose far more than they closed on', () => {
  const desk = aDesk()
  const picks = follow(desk, facts)
  const [honest, misdated] = ['Book', 'Misdated'].map((name) => desk.books().find(({ book }) => book === name))
  const since = misdated!.excludedAfter!

  it('excludes it on a day, and not the other one', () => {
    expect(league.days).toContain(since)
    expect(honest?.excludedAfter ?? null).toBeNull()
  })

  it('publishes picks there until then, and none from the next day on', () => {
    expect(picksBy(picks, 'Misdated').length).toBeGreaterThan(5)
    expect(picksBy(picks, 'Misdated').filter((day) => day > since)).toEqual([])
    expect(picksBy(picks, 'Book').some((day) => day > since)).toBe(true)
  })

  it('finds in every book what a back-test finds', () => {
    const books = bookWatch()
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    walkForward(facts, forecaster, { at: 'open', books, onGame: () => undefined })
    expect(desk.books()).toEqual(books.records())
  })

  const last = facts.findLast(({ kind }) => kind === 'result')!.observedAt
  const open = facts.filter(({ kind, observedAt }) => kind !== 'result' && observedAt < last)
  const today = open.filter(({ observedAt }) => observedAt === open.at(-1)!.observedAt)
  const boardsOf = (known: readonly Fact[], restored: LeagueDesk, shows = false) => {
    const fresh = aDesk(shows)
    fresh.restore(restored.save(null))
    for (const moment of momentsOf(known)) fresh.learn(moment)
    return [...fresh.layOut(open.at(-1)!.observedAt, true)]
  }

  it('lists its prices, marked, and has them in the market still', () => {
    const games = boardsOf(today, desk)
    const bets = games.flatMap(({ bets }) => bets)
    expect(bets.length).toBeGreaterThan(0)
    for (const { offers, book } of bets) {
      expect(offers.map(({ book, isExcluded }) => [book, isExcluded])).toEqual([
        ['Book', false],
        ['Misdated', true],
      ])
      expect(book).toBe('Book')
    }
    const isOfBook = (fact: Fact) => fact.kind !== 'quote' || fact.quote.book !== 'Misdated'
    const without = boardsOf(today.filter(isOfBook), desk)
    const markets = (boards: typeof games) => boards.map(({ forecast }) => forecast!.market)
    expect(markets(games)).not.toEqual(markets(without))
  })

  it('proposes by no strategy at its prices', () => {
    const booksOf = (restored: LeagueDesk) => {
      const games = boardsOf(today.map(startingLater), restored, true)
      return new Set(games.flatMap(({ proposals }) => proposals.map(({ proposal: { book } }) => book)))
    }
    const { books: _, ...unwatched } = desk.save(null)
    const trusting = aDesk()
    trusting.restore(unwatched)
    expect(booksOf(trusting)).toContain('Misdated')
    expect([...booksOf(desk)]).toEqual(['Book'])
  })
})

describe('what was learned of books', () => {
  const middle = league.days[150]!
  const cut = facts.findIndex(({ observedAt }) => observedAt > Date.parse(`${middle}T20:00:00Z`))

  it('is the same after a restart from a checkpoint as without one', () => {
    const [before, after] = [aDesk(), aDesk()]
    follow(before, facts.slice(0, cut))
    const asOf = facts[cut - 1]!.observedAt
    const part = readPart(partText('mlb', asOf, before.save(asOf)), 'mlb', asOf)
    if ('unusable' in part) throw new Error(part.unusable)
    after.restore(part.saved)
    expect(after.books().length).toBe(2)
    expect(after.books()).toEqual(before.books())
    // Facts of open games are read again, and results that were learned before the checkpoint with them.
    const again = facts.findIndex(({ observedAt }) => observedAt > asOf - 30 * 3_600_000)
    follow(before, facts.slice(cut))
    follow(after, facts.slice(again))
    expect(after.save(null).books).toEqual(before.save(null).books)
  })

  it('begins with the checkpoint of a version that did not watch books', () => {
    const desk = aDesk()
    const { books, ...older } = desk.save(null)
    expect(books).toEqual([])
    const part = readPart(partText('mlb', 1, older), 'mlb', 1)
    if ('unusable' in part) throw new Error(part.unusable)
    desk.restore(part.saved)
    expect(desk.books()).toEqual([])
  })
})
