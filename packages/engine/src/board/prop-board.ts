import { type Game, type Instant, type League, marketPlace, type Quote } from '@fairline/domain'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import type { GameFile, Quoted } from '../market/game-file.ts'
import { closedProps, closingOver, isProp } from '../props/closed-props.ts'
import { impliedOf } from '../props/implied-of.ts'
import { type JudgedProp, judgeProps } from '../props/judge-props.ts'
import { propCloseModel, type SavedPropCloses } from '../props/prop-close-model.ts'
import { ofSide } from '../props/prop-offer.ts'
import { propModels, type SavedProps } from '../props/prop-models.ts'

/** Everything learned about a league's props. */
export interface SavedPropBoard extends SavedProps {
  readonly closes: SavedPropCloses
}

const none: readonly JudgedProp[] = []

/** The props of a league's games: only places that were quoted anew are judged again, and all of them on a new day. */
export function propBoard(league: League) {
  const models = propModels(league)
  const closes = propCloseModel()
  const { of, spread } = models
  const judged = new Map<string, { places: Map<string, readonly JudgedProp[]>; all: readonly JudgedProp[] }>()
  const requoted = new Map<string, Set<string>>()

  function touch(gameId: string, place: string): void {
    if (isProp(place)) requoted.set(gameId, (requoted.get(gameId) ?? new Set()).add(place))
  }

  /** What lines had implied of a player before the game, by stat. */
  function linedOf(file: GameFile): (player: string) => Readonly<Record<string, number>> {
    const byPlayer = new Map<string, Record<string, number>>()
    for (const [place, quoted] of file.quotes) {
      if (!isProp(place)) continue
      const said = impliedOf(quoted, { ...file, league, spread })
      const mean = said?.implied.mean('') ?? null
      if (said && mean !== null) byPlayer.set(said.player, { ...byPlayer.get(said.player), [said.stat]: mean })
    }
    return (player) => byPlayer.get(player) ?? {}
  }

  return {
    touch,
    /** @returns whether something was learnt, so that everything is to be judged again */
    goTo(moment: Instant): boolean {
      if (!models.goTo(moment)) return false
      closes.learn()
      for (const [id, { places }] of judged) for (const place of places.keys()) touch(id, place)
      return true
    },
    /** A game is over: what its players did and how its props closed is learned at the end of the day. */
    ended(file: GameFile): void {
      if (!file.result) return
      closes.add(closedProps(file, { league, of, spread }))
      models.ended(file.game, file.result, linedOf(file))
    },
    /** The same of a game whose props were not on the board. @param quotes  on its players, of before its start, in order */
    closed(game: Game, quotes: readonly Quote[], pricesStand: boolean): void {
      closes.add(closedProps({ game, quotes: byPlace(quotes), pricesStand }, { league, of, spread }))
    },
    /** Vig-free closing probability of a bet on a player of a game that has started; null if too few books priced it. */
    closingOf: (file: GameFile, { market, selection }: Pick<EvaluatedBet, 'market' | 'selection'>): number | null => {
      const { line } = market
      const quoted = file.quotes.get(marketPlace(market))
      const over = quoted && line !== null ? closingOver(quoted, line, { ...file, league, spread }) : null
      return over === null ? null : ofSide(over, selection === 'over' ? 0 : 1)
    },
    /** Every prop of a game that has not begun. */
    of(file: GameFile): readonly JudgedProp[] {
      const { id } = file.game
      const known = judged.get(id)
      const anew = requoted.get(id)
      if (!anew) return known?.all ?? none
      const places = known?.places ?? new Map<string, readonly JudgedProp[]>()
      for (const place of anew) {
        const quoted = file.quotes.get(place)
        const { game, pricesStand } = file
        const judge = { league, game, pricesStand, of, spread, confidence: closes.confidence }
        if (quoted) places.set(place, judgeProps(quoted, judge))
      }
      requoted.delete(id)
      const all = [...places.values()].flat()
      judged.set(id, { places, all })
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

/** Quotes by market slot and book. */
const byPlace = (quotes: readonly Quote[]): ReadonlyMap<string, Quoted> =>
  new Map(
    [...Map.groupBy(quotes, ({ market }) => marketPlace(market))].map(([place, ofPlace]) => [
      place,
      Map.groupBy(ofPlace, ({ book }) => book),
    ]),
  )
