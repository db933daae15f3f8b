import { type Fact, type Instant, leagues } from '@fairline/domain'
import { shareFacts, shareTimes } from '../books/bet-shares.ts'
import { bookPrices } from '../books/book-prices.ts'
import { type BookView, booksOn } from '../books/opinion.ts'
import { propLooks } from '../books/prop-looks.ts'
import { quoteTimes } from '../books/quote-times.ts'
import { type PlayedMatch, playMatch } from '../play/play-match.ts'
import type { PlayEvent } from '../play/record.ts'
import type { Match } from '../world/match.ts'
import { announcement } from './announcement.ts'
import { inPlayTimes } from './in-play-times.ts'
import { propGroup, quoteEmitter } from './quote-emitter.ts'
import { follower, resultAt, resultFact } from './score-fact.ts'
import { type Step, standingSteps } from './step.ts'

/** Everything that becomes known of one game, in the order of time. */
export interface MatchScript {
  readonly match: Match
  /** When something becomes known next; infinity when nothing is left. */
  nextAt(): Instant
  /** Tells what becomes known up to a moment. */
  take(upTo: Instant, facts: Fact[]): void
  /** Tells what stands at a moment but for prices on players, instead of all that led to it; nothing can be taken from the script after that. */
  stand(at: Instant, facts: Fact[]): void
  /** Tells what stands at the start but for prices on players, and all of the play. */
  play(facts: Fact[]): void
}

const HOUR_MS = 3_600_000
/** Prices next to the main ones are looked at every few times, and when something becomes known. */
const SIDE_EVERY = 3

/** Lays out everything that will become known of a match. What depends on play is worked out when it begins. */
export function matchScript(match: Match): MatchScript {
  const { startsAt } = match
  const prices = bookPrices(match)
  const books = booksOn(match)
  const emitter = quoteEmitter(match.game.id)
  /** The steps still to come, the next one last: a step that has happened is let go. */
  let steps: Step[] = beforeStart()

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
    return latestFirst(laid)
  }

  function quoting(view: BookView): Step[] {
    const { name } = view.book
    // Shared by all moments: there are tens of thousands.
    const [mainKind, sideKind, propsKind] = [`${name}|main`, `${name}|side`, `${name}|props`]
    const tellMain: Step['tell'] = (now, facts) => emitter.quote(name, 'main', prices.main(view, now), now, facts)
    const tellSide: Step['tell'] = (now, facts) => emitter.quote(name, 'side', prices.side(view, now), now, facts)
    const tellProps: Step['tell'] = (now, facts) => quoteProps(view, now, facts)
    const looks = quoteTimes(view, startsAt).flatMap((at, i): Step[] => {
      const isMainOnly = i % SIDE_EVERY !== 0 && !view.learns.includes(at)
      const main = { at, kind: mainKind, tell: tellMain }
      return isMainOnly ? [main] : [main, { at, kind: sideKind, tell: tellSide }]
    })
    const props = propLooks(match, view).map(({ at, player }): Step => {
      if (player === null) return { at, kind: propsKind, onPlayers: true, tell: tellProps }
      return {
        at,
        kind: propsKind,
        onPlayers: true,
        part: true,
        tell: (now, facts) => quoteProps(view, now, facts, player),
      }
    })
    return [...looks, ...props]
  }

  /** Tells what a book asks of all players, or of one. */
  function quoteProps(view: BookView, at: Instant, facts: Fact[], only?: string): void {
    for (const [player, offers] of prices.props(view, at, only))
      emitter.quote(view.book.name, propGroup(player), offers, at, facts)
  }

  /** The game begins: it is played to its end here and emitted as time passes. */
  function begin(): void {
    const played = playMatch(match, true)
    steps = latestFirst([...telling(played), ...betting(played)])
    // A book that does not price games in play leaves nothing behind; the others go on from their last prices.
    emitter.keepOnly('main')
    prices.begin()
  }

  function telling(played: PlayedMatch): Step[] {
    const following = follower(match)
    // A soccer match goes by the minute; elsewhere a moment is emitted when something was done in it, and when a period ends.
    const everyMinute = leagues[match.game.league].sport === 'soccer'
    let next = 0
    // Shared by all events, which are emitted in order and once: there are thousands of a match.
    const tellNext: Step['tell'] = (at, facts) => {
      const [before, event] = [played.events[next - 1], played.events[next] as PlayEvent]
      const worthTelling =
        // A period's end: play stops.
        event.period !== played.events[next + 1]?.period ||
        everyMinute ||
        event.credits.length > 0 ||
        event.period !== before?.period ||
        event.bases !== before.bases
      next += 1
      following.take(event)
      if (worthTelling) facts.push(following.fact(event, at))
    }
    const told = played.events.map((event): Step => ({ at: startsAt + event.at, tell: tellNext }))
    const end = resultAt(match, played)
    return [...told, { at: end, tell: (at, facts) => void facts.push(resultFact(match, played, at)) }]
  }

  function betting(played: PlayedMatch): Step[] {
    return books.filter(({ book }) => book.inPlay).flatMap((view) => bettingOf(view, played))
  }

  function bettingOf(view: BookView, played: PlayedMatch): Step[] {
    const { name } = view.book
    // The last price is known where the prices are away.
    const [open, away] = [`${name}|open`, `${name}|away`]
    const tellAway: Step['tell'] = (now, facts) => emitter.quote(name, 'main', [], now, facts)
    return inPlayTimes(match, view, played).map(({ at, standing }): Step => {
      if (!standing) return { at, kind: away, tell: tellAway }
      const tell: Step['tell'] = (now, facts) =>
        emitter.quote(name, 'main', prices.inPlay(view, standing, played.pace, now), now, facts)
      return { at, kind: open, tell }
    })
  }

  function take(upTo: Instant, facts: Fact[]): void {
    for (let step = steps.at(-1); step && step.at <= upTo; step = steps.at(-1)) {
      steps.pop()
      step.tell(step.at, facts)
    }
  }

  /** Of the steps that were laid out: the start is the last one of those before it, and lays out the play. */
  function tellStanding(at: Instant, facts: Fact[]): void {
    for (const step of standingSteps(steps, at)) if (!step.onPlayers) step.tell(step.at, facts)
  }

  return {
    match,
    nextAt: () => steps.at(-1)?.at ?? Number.POSITIVE_INFINITY,
    take,
    stand(at, facts) {
      tellStanding(at, facts)
      if (startsAt <= at) tellStanding(at, facts)
    },
    play(facts) {
      tellStanding(startsAt, facts)
      take(Number.POSITIVE_INFINITY, facts)
    },
  }
}

/** Steps of one moment stay in the order they were laid out in. */
const latestFirst = (steps: Step[]): Step[] => steps.sort((a, b) => a.at - b.at).reverse()
