import { type Instant, type League, marketSlot } from '@fairline/domain'
import { propsExcludingBooks } from '../betting/bets-excluding-books.ts'
import { sameAtAll } from '../betting/counts-towards.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { leaveOtherSide, otherSides } from '../betting/recommend-one-side.ts'
import { type GameFile, isPropPlace } from '../market/game-file.ts'
import { hoursStep } from '../market/hours-left.ts'
import { type ClosedPlace, closedPlaces, closedProps, closingOver } from '../props/closed-props.ts'
import { decidedLines } from '../props/decided-lines.ts'
import { type JudgedProp, judgeProps } from '../props/judge-props.ts'
import { propCloseModel, type SavedPropCloses } from '../props/prop-close-model.ts'
import { propModels, type SavedProps } from '../props/prop-models.ts'
import { ofSide } from '../props/prop-offer.ts'

/** Everything learned about a league's props. */
export interface SavedPropBoard extends SavedProps {
  readonly closes: SavedPropCloses
}

/** A game's props as they were judged last, by place and all of them. */
interface JudgedGame {
  /** Where prices stand: what was left to the start then, in steps. */
  readonly hoursLeft: number | null
  readonly places: ReadonlyMap<string, readonly JudgedProp[]>
  readonly all: readonly JudgedProp[]
}

const none: readonly JudgedProp[] = []

const noBooks: ReadonlySet<string> = new Set()

/**
 * The props of a league's games: only places with a new quote are judged again, and all of them on a new day and where prices
 * that stand have a step of time less left.
 *
 * @param excludedBooks  books at whose prices no bet is recommended now
 */
export function propBoard(league: League, excludedBooks: () => ReadonlySet<string> = () => noBooks) {
  const models = propModels(league)
  const closes = propCloseModel()
  const { of, spread, noVig } = models
  const rules = { league, of, spread, noVig }
  const judged = new Map<string, JudgedGame>()
  const requoted = new Map<string, Set<string>>()

  function touch(gameId: string, place: string): void {
    if (isPropPlace(place)) requoted.set(gameId, (requoted.get(gameId) ?? new Set()).add(place))
  }

  function touchAll(gameId: string, { places }: JudgedGame): void {
    for (const place of places.keys()) touch(gameId, place)
  }

  function judgeAgain(): void {
    for (const [id, game] of judged) touchAll(id, game)
  }

  /** The places that were touched and those whose probabilities rest on them, each with its props. */
  function judgedPlaces(
    file: GameFile,
    touched: ReadonlySet<string>,
    asOf: Instant,
  ): ReadonlyMap<string, readonly JudgedProp[]> {
    const { game, pricesStand } = file
    const judge = { league, game, pricesStand, asOf, of, spread, noVig, confidence: closes.confidence }
    const places = new Map<string, readonly JudgedProp[]>()
    for (const place of withTheirTwins(touched, file)) {
      const quoted = file.quotes.get(place)
      if (!quoted) continue
      const props = judgeProps(quoted, judge, file.quotes.get(twinPlace(file, place) ?? '') ?? null)
      places.set(place, propsExcludingBooks(props, excludedBooks()))
    }
    return places
  }

  return {
    touch,
    /** Props are judged otherwise now without a new quote. */
    judgeAgain,
    /** @returns whether something was learned, so that everything is to be judged again */
    goTo(moment: Instant): boolean {
      if (!models.goTo(moment)) return false
      closes.learn()
      judgeAgain()
      return true
    },
    /** A game is over: what its players did and how its props closed is learned at the end of the day. */
    ended(file: GameFile): void {
      if (!file.result) return
      const places = closedPlaces(file, rules)
      closes.add(closedProps(places, file, rules))
      models.decided(decidedLines(places, file.result, (player, stat) => of(file.game, player, stat)))
      models.ended(file.game, file.result, linedIn(places))
    },
    /**
     * Vig-free closing probabilities of bets on the players of a game that has started; null of one whose player's stat too few
     * books priced.
     */
    closings(file: GameFile): (bet: Pick<EvaluatedBet, 'market' | 'selection'>) => number | null {
      const places = new Map(closedPlaces(file, rules).map((closed) => [closed.place, closed]))
      return ({ market, selection }) => {
        const closed = places.get(marketSlot(market))
        const over = closed && market.line !== null ? closingOver(closed, market.line) : null
        return over === null ? null : ofSide(over, selection === 'over' ? 0 : 1)
      }
    },
    /** Every prop of a game that has not begun, as of a moment. */
    of(file: GameFile, asOf: Instant): readonly JudgedProp[] {
      const { id } = file.game
      const known = judged.get(id)
      const hoursLeft = file.pricesStand ? hoursStep(file.game, asOf) : null
      if (known && known.hoursLeft !== hoursLeft) touchAll(id, known)
      const touched = requoted.get(id)
      if (!touched) return known?.all ?? none
      requoted.delete(id)
      const places = new Map([...(known?.places ?? []), ...judgedPlaces(file, touched, asOf)])
      const all = recommendedOnOneSide([...places.values()].flat())
      judged.set(id, { hoursLeft, places, all })
      return all
    },
    drop(gameId: string): void {
      judged.delete(gameId)
      requoted.delete(gameId)
    },
    save: (): SavedPropBoard => ({ ...models.save(), closes: closes.save() }),
    restore(saved: SavedPropBoard): void {
      models.restore(saved)
      closes.restore(saved.closes)
    },
  }
}

/** Places, and those whose probabilities rest on them. */
const withTheirTwins = (places: ReadonlySet<string>, file: GameFile): ReadonlySet<string> =>
  new Set([...places, ...[...places].flatMap((place) => twinPlace(file, place) ?? [])])

/** The place of the player's stat that there is any of exactly if there is of this one; null if no book quotes it. */
function twinPlace({ game, quotes }: GameFile, place: string): string | null {
  const [first] = quotes.get(place)?.values().next().value ?? []
  const stat = first?.market.stat ? sameAtAll(game.league, first.market.stat) : null
  const twin = first && stat ? marketSlot({ ...first.market, stat }) : null
  return twin !== null && quotes.has(twin) ? twin : null
}

/** Props of one game, each player's stat recommended over or under only. */
export function recommendedOnOneSide(props: readonly JudgedProp[]): readonly JudgedProp[] {
  const left = otherSides(props.flatMap(({ over, under }) => [over, under].filter((bet) => bet !== null)))
  if (left.size === 0) return props
  return props.map((prop) => ({
    ...prop,
    over: prop.over && leaveOtherSide(prop.over, left),
    under: prop.under && leaveOtherSide(prop.under, left),
  }))
}

/** What lines had implied of a player before the game, by stat. */
function linedIn(places: readonly ClosedPlace[]): (player: string) => Readonly<Record<string, number>> {
  const byPlayer = new Map<string, Record<string, number>>()
  for (const { close } of places) {
    const mean = close.implied.mean('')
    if (mean !== null) byPlayer.set(close.player, { ...byPlayer.get(close.player), [close.stat]: mean })
  }
  return (player) => byPlayer.get(player) ?? {}
}
