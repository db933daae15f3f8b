import {
  addDays,
  type Day,
  type Fact,
  type Instant,
  leagues,
  type Market,
  type Pick,
  pacificDay,
  startOfPacificDay,
} from '@fairline/domain'
import { packNumbers } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { withMisdatedBook } from '../../testing/misdated-book.ts'
import { walkForward } from '../backtest/walk-forward.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { gameIdOf } from '../market/game-file.ts'
import { bookWatch } from '../markets/book-watch.ts'
import { partText, readPart } from './checkpoint.ts'
import { type LeagueSession, leagueSession, type SavedSession } from './league-session.ts'

const league = madeUpLeague(330, 3, '2018-04-01')
const facts = withMisdatedBook(league)
const aSession = (shows = false) => leagueSession('mlb', { noVig: 'multiplicative', pricesStand: false, shows })

/** The same game, known to start six hours after it was announced: strategies propose on no other. */
const startingLater = (fact: Fact): Fact =>
  fact.kind === 'game' ? { ...fact, game: { ...fact.game, startsAt: fact.observedAt + 6 * 3_600_000 } } : fact

/** Learns facts moment by moment and decides at each. */
function follow(desk: LeagueSession, known: readonly Fact[]): Pick[] {
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

/** What the session has learned, short of excluding the misdated book, and 2,000 prices on outs of which seven in ten closed below. */
function savedBeforeExclusion(desk: LeagueSession): SavedSession {
  const saved = desk.save(null)
  const learned = Array.from({ length: 2000 }, (_, i) => [0, i % 2, 0.5, 0.5, 0.5, 2.05, 5, i % 10 < 7 ? 0.52 : 0.45])
  const closes = { ...saved.props.closes, stats: ['outs'], learned: packNumbers(new Float64Array(learned.flat())) }
  return {
    ...saved,
    props: { ...saved.props, closes },
    books: saved.books?.map((record) => ({ ...record, excludedAfter: null })),
  }
}

/** A game of the day after, with a pitcher’s outs quoted at even odds, and at 2.05 at the misdated book. */
function quotedProp(observedAt: Instant): Fact[] {
  const game = aGame({ id: 'mlb-next', day: pacificDay(observedAt), startsAt: observedAt + 12 * 3_600_000 })
  const market: Market = {
    kind: 'player-prop',
    period: 'full',
    line: 17.5,
    team: null,
    player: 'Ann',
    stat: 'outs',
    alternate: false,
  }
  const books = ['Misdated', 'Alpha', 'Beta', 'Gamma'].map((book): Fact => {
    const prices = (book === 'Misdated' ? [2.05, 1.82] : [1.92, 1.92]).map(decimalOdds)
    return { kind: 'quote', quote: { gameId: game.id, book, market, prices, mark: null, observedAt }, observedAt }
  })
  return [{ kind: 'game', game, observedAt }, ...books]
}

describe('the live session of a league with a book whose bets lose far more than they closed on', () => {
  const desk = aSession()
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
  const boardsOf = (known: readonly Fact[], restored: LeagueSession, shows = false) => {
    const fresh = aSession(shows)
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
    const booksOf = (restored: LeagueSession) => {
      const games = boardsOf(today.map(startingLater), restored, true)
      return new Set(games.flatMap(({ proposals }) => proposals.map(({ proposal: { book } }) => book)))
    }
    const { books: _, ...unwatched } = desk.save(null)
    const trusting = aSession()
    trusting.restore(unwatched)
    expect(booksOf(trusting)).toContain('Misdated')
    expect([...booksOf(desk)]).toEqual(['Book'])
  })

  it('recommends no prop there that was judged before it was excluded, though no book has quoted the prop again', () => {
    const fresh = aSession()
    fresh.restore(savedBeforeExclusion(desk))
    const longer = madeUpLeague(331, 3, '2018-04-01')
    const lastDay = longer.days.at(-1)!
    const over = startOfPacificDay(addDays(lastDay, 1))
    const ofLastDay = withMisdatedBook(longer).filter((fact) => gameIdOf(fact).startsWith(`mlb-${lastDay}`))
    const isResult = ({ kind }: Fact) => kind === 'result'
    const overBet = () => [...fresh.layOut(over, true)].find(({ game }) => game.id === 'mlb-next')!.props[0]!.over!
    const excluded = () => fresh.books().flatMap(({ book, excludedAfter }) => (excludedAfter ? [book] : []))

    const quoted = [...ofLastDay.filter((fact) => !isResult(fact)), ...quotedProp(over)]
    for (const moment of momentsOf(quoted)) fresh.learn(moment)
    const before = overBet()
    expect(before).toMatchObject({ book: 'Misdated', price: 2.05 })
    expect(before.recommendation).not.toBe('pass')
    expect(excluded()).toEqual([])

    fresh.learn(ofLastDay.filter(isResult))
    expect(excluded()).toEqual(['Misdated'])
    expect(overBet()).toMatchObject({ price: 1.92, recommendation: 'pass' })
  })
})

describe('what was learned of books', () => {
  const middle = league.days[150]!
  const cut = facts.findIndex(({ observedAt }) => observedAt > Date.parse(`${middle}T20:00:00Z`))

  it('is the same after a restart from a checkpoint as without one', () => {
    const [before, after] = [aSession(), aSession()]
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
    const desk = aSession()
    const { books, ...older } = desk.save(null)
    expect(books).toEqual([])
    const part = readPart(partText('mlb', 1, older), 'mlb', 1)
    if ('unusable' in part) throw new Error(part.unusable)
    desk.restore(part.saved)
    expect(desk.books()).toEqual([])
  })
})
