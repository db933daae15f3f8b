import type { League } from '@fairline/domain'
import { logit, type SavedTotals, totalRating } from '@fairline/models'
import { closedLater } from '../market/closed-later.ts'
import type { GameFile } from '../market/game-file.ts'
import { isLed, type LineKind, type LineQuote, lineKinds, lineOffers, lineQuotes } from '../market/line-quotes.ts'
import type { Moment } from '../market/quotes-at.ts'
import { leagueScoring } from './league-scoring.ts'
import { learntClose, type SavedClose } from './learnt-close.ts'
import { learntPull, type SavedPull } from './learnt-pull.ts'
import { carriedLines, type LineOpinions } from './line-opinions.ts'
import { ratedGameOf } from './rated-game-of.ts'
import { quotedTotal, totalGameOf } from './total-game-of.ts'

/** Chances of a game's winner as its books have them, and as we expect them to close. */
export interface WinnerBeliefs {
  readonly market: readonly number[]
  readonly closing: readonly number[]
}

/** What is said of a game's spreads and totals at a moment. */
export interface LineForecast {
  readonly market: LineOpinions
  readonly ours: LineOpinions
  /** Expected total of the books, null where none quotes one; and of our rating. */
  readonly total: { readonly market: number | null; readonly model: number }
  /** Books that price both sides of a line of a kind, or the one that leads. */
  readonly books: Readonly<Record<LineKind, number>>
  /** Whether that is the sharpest book alone. */
  readonly led: Readonly<Record<LineKind, boolean>>
  /**
   * Chance in percent that a price beats the fair close of its line, carried over where the line moved; null where it is not known.
   *
   * @param side  0: the home side, or the over
   */
  confidence(
    kind: LineKind,
    side: 0 | 1,
    at: { readonly line: number; readonly price: number; readonly book: string },
  ): number | null
}

/** All that was learnt of spreads and totals. */
export interface SavedLines {
  readonly totals: SavedTotals
  readonly pulls: Readonly<Record<LineKind, SavedPull>>
  readonly closes: Readonly<Record<'named' | 'seen', Readonly<Record<LineKind, SavedClose>>>>
}

/** A game that is over, as it was looked at before. */
export interface LookedLines {
  readonly file: GameFile
  readonly moment: Moment
  readonly beliefs: WinnerBeliefs
  /** Fair closing chances of the winner. */
  readonly close: readonly number[]
  /** What our rating of totals said before the game. */
  readonly total: number
  /** Whether its opening prices are called so by their source. */
  readonly named: boolean
  readonly at: number
}

/**
 * What is said of spreads and totals of a league: the books' lines, moved by what we believe of winner and total. Null for leagues
 * whose scores are not known to us.
 */
export function lineDesk(league: League) {
  const rules = leagueScoring(league)
  return rules === null ? null : deskOf(league, rules)
}

function deskOf(league: League, { scores, totals: settings }: NonNullable<ReturnType<typeof leagueScoring>>) {
  const totals = totalRating(settings)
  const pulls = { spread: learntPull(), total: learntPull() }
  const pair = () => ({ spread: learntClose(), total: learntClose() })
  const closes = { named: pair(), seen: pair() }

  const quotedAt = (file: GameFile, moment: Moment) => ({
    spread: lineQuotes(file, 'spread', moment),
    total: lineQuotes(file, 'total', moment),
  })

  const totalOf = (quoted: readonly LineQuote[]) => quotedTotal(quoted, scores)

  function opinionsAt(file: GameFile, moment: Moment, beliefs: WinnerBeliefs, model: number) {
    const quoted = quotedAt(file, moment)
    const market = totalOf(quoted.total)
    const believed = { chances: beliefs.market, total: market ?? model }
    const ours = { chances: beliefs.closing, total: model }
    const carried = carriedLines(quoted, believed, scores)
    return {
      ...{ quoted, carried },
      total: { market, model },
      ours: carried.moved(ours, { spread: pulls.spread.share(), total: pulls.total.share() }),
      /** How far, in log-odds, a line would go by its close if the market came all the way to us. */
      way: (kind: LineKind, line: number) => carried.distance(ours, kind, line),
    }
  }

  type Opinions = ReturnType<typeof opinionsAt>

  const sideOf = (chance: number, side: 0 | 1) => (side === 0 ? chance : 1 - chance)

  function learnKind(kind: LineKind, looked: LookedLines, opinions: Opinions, closed: LineOpinions): void {
    const { file, moment, named, at } = looked
    const { carried, ours, way } = opinions
    const offers = lineOffers(file, kind, moment).map(({ line, side, price, quote }) => {
      const others = carried.others(kind, line, quote.book)
      if (side === 0)
        pulls[kind].learn(way(kind, line), logit(closed(kind, line).chance) - logit(carried.market(kind, line).chance))
      return {
        expected: sideOf(ours(kind, line).chance, side),
        closing: sideOf(closed(kind, line).chance, side),
        price,
        others: others === null ? null : sideOf(others, side),
      }
    })
    closes[named ? 'named' : 'seen'][kind].learn(offers, at)
  }

  return {
    /** What our rating of totals expects; it changes nothing. */
    expectedTotal: (file: GameFile): number => totals.forecast(ratedGameOf(league, file)),
    forecast(file: GameFile, moment: Moment, beliefs: WinnerBeliefs, named: boolean): LineForecast {
      const opinions = opinionsAt(file, moment, beliefs, totals.forecast(ratedGameOf(league, file)))
      const { ours, total, quoted, carried } = opinions
      return {
        ...{ market: carried.market, ours, total },
        books: { spread: quoted.spread.length, total: quoted.total.length },
        led: { spread: isLed(quoted.spread), total: isLed(quoted.total) },
        confidence(kind, side, { line, price, book }) {
          const others = carried.others(kind, line, book)
          return closes[named ? 'named' : 'seen'][kind].confidence(
            sideOf(ours(kind, line).chance, side),
            price,
            others === null ? null : sideOf(others, side),
          )
        },
      }
    },
    /** As totals close: chance in percent that a price beats its fair close; null where too few have closed. */
    totalConfidence: (expected: number, price: number, others: number | null) =>
      closes.seen.total.confidence(expected, price, others),
    /** What the closing lines say of every line. */
    closed(file: GameFile, close: readonly number[]): Record<LineKind, LineOpinions | null> {
      const quoted = quotedAt(file, 'close')
      const believed = { chances: close, total: totalOf(quoted.total) ?? totals.forecast(ratedGameOf(league, file)) }
      const opinions = carriedLines(quoted, believed, scores).market
      const known = (kind: LineKind) => (quoted[kind].length > 0 && closedLater(file, kind) ? opinions : null)
      return { spread: known('spread'), total: known('total') }
    },
    /** Learns where the lines of a game closed. */
    learnClose(looked: LookedLines): void {
      const { file, close, moment, beliefs, total } = looked
      const closed = this.closed(file, close)
      const opinions = opinionsAt(file, moment, beliefs, total)
      for (const kind of lineKinds) {
        const of = closed[kind]
        if (of && opinions.quoted[kind].length > 0) learnKind(kind, looked, opinions, of)
      }
    },
    /** Learns how a game ended. */
    learnEnding(file: GameFile): void {
      const played = totalGameOf(league, file, scores)
      if (played) totals.learn(played.game, played.total, played.closed)
    },
    save: (): SavedLines => ({
      totals: totals.save(),
      pulls: { spread: pulls.spread.save(), total: pulls.total.save() },
      closes: {
        named: { spread: closes.named.spread.save(), total: closes.named.total.save() },
        seen: { spread: closes.seen.spread.save(), total: closes.seen.total.save() },
      },
    }),
    restore(saved: SavedLines): void {
      totals.restore(saved.totals)
      for (const kind of lineKinds) pulls[kind].restore(saved.pulls[kind])
      for (const when of ['named', 'seen'] as const)
        for (const kind of lineKinds) closes[when][kind].restore(saved.closes[when][kind])
    },
  }
}
