import type { Fact, Instant } from '@fairline/domain'
import type { LeagueForecaster } from '../forecast/league-forecaster.ts'
import { isNamed } from '../learn/learned-at-of.ts'
import type { EndedGame } from '../ledger/entries-of.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { hoursLeft } from '../market/hours-left.ts'
import { type LineKind, lineKinds } from '../market/line-kind.ts'
import { winnerBook } from '../markets/winner-book.ts'
import type { ClosedConfidence } from '../props/confidence-bands.ts'
import { lookedLines, pricedOutcomes } from './prices-at.ts'

const HOUR_MS = 3_600_000
/** Hours before the start at which games are looked at. Where prices stand each counts at every look, else at the first after it was quoted. */
export const LOOK_HOURS: readonly number[] = [24, 12, 6, 3, 1, 1 / 3]

/** A confidence at a known time before the start, and whether its price beat the fair close. */
export interface TimedConfidence extends ClosedConfidence {
  readonly market: 'winner' | LineKind
  /** One of `LOOK_HOURS`. */
  readonly hours: number
}

interface Looked extends Omit<TimedConfidence, 'beatClose'> {
  readonly price: number
  readonly closing: (ended: Closings) => number | null
}

type Closings = Pick<EndedGame, 'close' | 'closedLines'>

/**
 * Looks at a league's games at fixed hours before their start, and compares each confidence with the close. Only prices seen at a
 * known time count, and where prices are only known while they are seen those that were confirmed since the look before. A look
 * is made once, however often its game is announced.
 */
export function confidenceLooks(forecaster: LeagueForecaster) {
  const { league, files } = forecaster
  const winner = winnerMarket(league.outcomes)
  /** The next looks at games that have not started, the latest last. */
  let due: { readonly at: Instant; readonly id: string; readonly index: number }[] = []
  const looked = new Map<string, Looked[]>()

  /** A game may be announced again, with another start: looks that are past, or that found prices before, are not made again. */
  function schedule(id: string, startsAt: Instant, now: Instant): void {
    due = due.filter((look) => look.id !== id)
    const made = new Set(looked.get(id)?.map(({ hours }) => hours))
    for (const [index, hours] of LOOK_HOURS.entries()) {
      const at = startsAt - hours * HOUR_MS
      if (at >= now && !made.has(hours)) due.push({ at, id, index })
    }
    due.sort((a, b) => b.at - a.at)
  }

  function look(file: GameFile, index: number, asOf: Instant): void {
    if (isNamed(league, file)) return
    const moment = { asOf }
    const isFresh = (kind: typeof winner | LineKind): boolean => {
      const hours = hoursLeft(file, kind, moment)
      return hours !== null && (file.pricesStand || hours < (LOOK_HOURS[index - 1] ?? Number.POSITIVE_INFINITY))
    }
    const found = [
      ...(isFresh(winner) ? winnersAt(file, moment) : []),
      ...linesAt(file, lineKinds.filter(isFresh), moment),
    ]
    const of = { gameId: file.game.id, hours: LOOK_HOURS[index] as number }
    looked.set(file.game.id, [...(looked.get(file.game.id) ?? []), ...found.map((one) => ({ ...of, ...one }))])
  }

  type Found = Omit<Looked, 'gameId' | 'hours'>

  const winnersAt = (file: GameFile, moment: { readonly asOf: Instant }): Found[] =>
    pricedOutcomes(
      winnerBook(league, file, moment),
      league.outcomes === 'three-way' ? 3 : 2,
      forecaster.confidenceOf(file, moment),
    ).map(({ outcome, price, confidence }) => ({
      market: 'winner',
      price,
      confidence,
      closing: ({ close }) => close?.[outcome] ?? null,
    }))

  function linesAt(file: GameFile, kinds: readonly LineKind[], moment: { readonly asOf: Instant }): Found[] {
    if (kinds.length === 0) return []
    return lookedLines(file, moment, forecaster.lines(file, moment)).flatMap(
      ({ kind, line, side, price, confidence }) => {
        if (!kinds.includes(kind) || confidence === null) return []
        const closing: Looked['closing'] = ({ closedLines }) => {
          const closed = closedLines[kind]
          return closed && Math.abs(side - closed(kind, line).probability)
        }
        return [{ market: kind, price, confidence, closing }]
      },
    )
  }

  return {
    /** Looks at what is due before the facts of one moment are learned. */
    goTo(facts: readonly Fact[]): void {
      const now = facts[0]?.observedAt ?? Number.NEGATIVE_INFINITY
      for (let next = due.at(-1); next && next.at < now; next = due.at(-1)) {
        due.pop()
        const file = files.of(next.id)
        if (file && !file.result) look(file, next.index, next.at)
      }
      for (const fact of facts)
        if (fact.kind === 'game' && fact.game.startsAt !== null) schedule(fact.game.id, fact.game.startsAt, now)
    },
    /** @returns every confidence that was known of a game, with whether its price beat the close */
    ended({ game }: GameFile, closings: Closings): TimedConfidence[] {
      const found = looked.get(game.id) ?? []
      looked.delete(game.id)
      return found.flatMap(({ price, closing, ...rest }) => {
        const close = closing(closings)
        return close === null ? [] : [{ ...rest, beatClose: price * close > 1 }]
      })
    },
  }
}
