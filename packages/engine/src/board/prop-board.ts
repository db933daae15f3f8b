import type { Instant, League } from '@fairline/domain'
import type { GameFile } from '../market/game-file.ts'
import { impliedOf } from '../props/implied-of.ts'
import { type JudgedProp, judgeProps, type PropJudge } from '../props/judge-props.ts'
import { propModels, type SavedProps } from '../props/prop-models.ts'

const isProp = (place: string) => place.startsWith('player-prop|full|')
const none: readonly JudgedProp[] = []

/** The props of a league's games: only places that were quoted anew are judged again, and all of them on a new day. */
export function propBoard(league: League) {
  const models = propModels(league)
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
      const said = impliedOf(league, file, quoted, models.spread)
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
      for (const [id, { places }] of judged) for (const place of places.keys()) touch(id, place)
      return true
    },
    /** A game is over: what its players did is learnt at the end of the day. */
    ended(file: GameFile): void {
      if (file.result) models.ended(file.game, file.result, linedOf(file))
    },
    /** Every prop of a game that has not begun. */
    of(file: GameFile, confidence: PropJudge['confidence']): readonly JudgedProp[] {
      const { id } = file.game
      const known = judged.get(id)
      const anew = requoted.get(id)
      if (!anew) return known?.all ?? none
      const places = known?.places ?? new Map<string, readonly JudgedProp[]>()
      for (const place of anew) {
        const quoted = file.quotes.get(place)
        const { game, pricesStand } = file
        const judge = { league, game, pricesStand, of: models.of, spread: models.spread, confidence }
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
    save: (): SavedProps => models.save(),
    restore: models.restore,
  }
}
