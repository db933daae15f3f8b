import { type Fact, type Instant, leagues, marketPlace } from '@fairline/domain'
import { shareFacts, shareTimes } from '../books/bet-shares.ts'
import { bookPrices } from '../books/book-prices.ts'
import { type Offer, suspended } from '../books/offers.ts'
import { type BookView, booksOn } from '../books/opinion.ts'
import { quoteTimes } from '../books/quote-times.ts'
import { shareAt } from '../chance/mix.ts'
import { type PlayedMatch, playMatch } from '../play/play-match.ts'
import { learnsOfPlayer, playerPiece } from '../props/player-piece.ts'
import type { Match } from '../world/match.ts'
import { announcement } from './announcement.ts'
import { inPlayTimes } from './in-play-times.ts'
import { follower, resultAt, resultFact } from './score-fact.ts'

/** Everything that becomes known of one game, in the order of time. */
export interface MatchScript {
  readonly match: Match
  /** When something becomes known next; infinity when all is told. */
  nextAt(): Instant
  /** Tells what becomes known up to a moment. */
  take(upTo: Instant, facts: Fact[]): void
}

interface Step {
  readonly at: Instant
  readonly tell: (at: Instant, facts: Fact[]) => void
}

const HOUR_MS = 3_600_000
/** Prices beside the main ones are looked at every so many times, and when something becomes known. */
const SIDE_EVERY = 3
/** Books put props up some hours before the start and look at them again so often before it. */
const [PROPS_FROM, PROPS_SPREAD] = [7, 4]
const propLooks = [4, 1.8, 0.8, 0.25]

/** Lays out everything that will become known of a match. What depends on play is worked out when it begins. */
export function matchScript(match: Match): MatchScript {
  const { startsAt } = match
  const prices = bookPrices(match)
  const books = booksOn(match)
  let steps: readonly Step[] = beforeStart()
  let next = 0

  function beforeStart(): Step[] {
    const laid: Step[] = [{ at: match.announcedAt, tell: (_, facts) => facts.push(...announcement(match)) }]
    for (const { at, news } of match.pieces) {
      if (news) laid.push({ at, tell: (_, facts) => facts.push({ kind: 'news', news, observedAt: at }) })
    }
    const { weather } = match
    if (weather) {
      const late = startsAt - 3 * HOUR_MS
      laid.push({
        at: late,
        tell: (_, facts) =>
          facts.push({ kind: 'weather', weather: { ...weather.late, observedAt: late }, observedAt: late }),
      })
    }
    for (const at of shareTimes(match)) laid.push({ at, tell: (now, facts) => facts.push(...shareFacts(match, now)) })
    for (const view of books) laid.push(...quoting(view))
    laid.push({ at: startsAt, tell: begin })
    return laid.sort((a, b) => a.at - b.at)
  }

  function quoting(view: BookView): Step[] {
    const main = quoteTimes(view, startsAt).map((at, i): Step => {
      const side = i % SIDE_EVERY === 0 || view.learns.includes(at)
      return {
        at,
        tell(now, facts) {
          quote(view, 'main', prices.main(view, now), now, facts)
          if (side) quote(view, 'side', prices.side(view, now), now, facts)
        },
      }
    })
    if (!view.book.props || leagues[match.game.league].sport === 'combat') return main
    const first = startsAt - (PROPS_FROM + PROPS_SPREAD * shareAt(view.key, 9)) * HOUR_MS
    const looks = propLooks.map((lead, i) => startsAt - lead * (0.8 + 0.4 * shareAt(view.key, i, 10)) * HOUR_MS)
    const told = view.learns.filter((at, i) => match.pieces[i]?.kind === 'news' && at > first)
    const props = [first, ...looks, ...told].map((time): Step => {
      const at = Math.round(time)
      return { at, tell: (now, facts) => quoteProps(view, now, facts) }
    })
    for (const { name } of [...match.home, ...match.away]) {
      const piece = playerPiece(match, name)
      const at = piece ? learnsOfPlayer(view, piece, name) : 0
      if (at > first && at < startsAt) props.push({ at, tell: (now, facts) => quoteProps(view, now, facts, name) })
    }
    return [...main, ...props]
  }

  /** Tells what a book asks of all players, or of one. */
  function quoteProps(view: BookView, at: Instant, facts: Fact[], only?: string): void {
    for (const [player, offers] of prices.props(view, at)) {
      if (only === undefined || only === player) quote(view, `prop|${player}`, offers, at, facts)
    }
  }

  /** Tells a book's prices where they changed, and takes back what it no longer offers. */
  function quote(view: BookView, group: string, offers: readonly Offer[], at: Instant, facts: Fact[]): void {
    const { name } = view.book
    const standing = standingOf(name, group)
    const gone = new Set(standing.keys())
    for (const offer of offers) {
      const place = marketPlace(offer.market)
      gone.delete(place)
      const last = standing.get(place)
      if (last && alike(last, offer)) continue
      standing.set(place, offer)
      facts.push(quoteFact(name, offer, at))
    }
    for (const place of gone) {
      const last = standing.get(place)
      standing.delete(place)
      if (last) facts.push(quoteFact(name, suspended(last), at))
    }
  }

  const offered = new Map<string, Map<string, Offer>>()
  function standingOf(book: string, group: string): Map<string, Offer> {
    const key = `${book}|${group}`
    const known = offered.get(key) ?? new Map<string, Offer>()
    offered.set(key, known)
    return known
  }

  function quoteFact(book: string, { market, prices: asked }: Offer, observedAt: Instant): Fact {
    const quote = { gameId: match.game.id, book, market, prices: [...asked], mark: null, observedAt }
    return { kind: 'quote', quote, observedAt }
  }

  /** The game begins: it is played to its end here and told as time passes. */
  function begin(): void {
    const played = playMatch(match, true)
    steps = [...telling(played), ...betting(played)].sort((a, b) => a.at - b.at)
    next = -1
    // Whoever does not price games in play leaves nothing behind; the others go on from what they asked last.
    for (const key of offered.keys()) if (!key.endsWith('|main')) offered.delete(key)
  }

  function telling(played: PlayedMatch): Step[] {
    const following = follower(match)
    const last = played.events.length - 1
    // A soccer match goes by the minute; elsewhere a moment is told when something was done in it.
    const everyMinute = leagues[match.game.league].sport === 'soccer'
    const told = played.events.map((event, i): Step => {
      const before = played.events[i - 1]
      const worthTelling =
        i === last ||
        everyMinute ||
        event.credits.length > 0 ||
        event.period !== before?.period ||
        event.bases !== before.bases
      return {
        at: startsAt + event.at,
        tell(at, facts) {
          following.take(event)
          if (worthTelling) facts.push(following.fact(event, at))
        },
      }
    })
    const end = resultAt(match, played)
    return [...told, { at: end, tell: (at, facts) => void facts.push(resultFact(match, played, at)) }]
  }

  function betting(played: PlayedMatch): Step[] {
    return books
      .filter(({ book }) => book.inPlay)
      .flatMap((view) =>
        inPlayTimes(match, view, played).map(
          ({ at, standing }): Step => ({
            at,
            tell(now, facts) {
              const offers = standing ? prices.inPlay(view, standing, played.pace, now) : []
              quote(view, 'main', offers, now, facts)
            },
          }),
        ),
      )
  }

  return {
    match,
    nextAt: () => steps[next]?.at ?? Number.POSITIVE_INFINITY,
    take(upTo, facts) {
      for (let step = steps[next]; step && step.at <= upTo; step = steps[next]) {
        step.tell(step.at, facts)
        next += 1
      }
    },
  }
}

/** Whether a book asks the same as before. */
function alike(a: Offer, b: Offer): boolean {
  return a.market === b.market && a.prices.every((price, i) => price === b.prices[i])
}
