type Fields = Readonly<Record<string, unknown>>
type Side = 'home' | 'away'

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A score is a whole number of points, written as one or as its digits; all else is not known. */
function pointsOf(value: unknown): number | null {
  if (typeof value === 'string' && /^\d{1,3}$/.test(value.trim())) return Number(value)
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

const path = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), value)

/** A list of scores names the sides it speaks of. */
function listed(scores: unknown, name: unknown): unknown {
  if (!Array.isArray(scores)) return undefined
  const found: unknown = scores.find((one) => isFields(one) && one.name === name)
  return path(found, 'score')
}

/** Where a side's score may stand, the usual place first. */
const places: readonly ((game: Fields, side: Side) => unknown)[] = [
  (game, side) => game[`${side}Score`],
  (game, side) => game[`${side}_score`],
  (game, side) => game[side === 'home' ? 'homescore' : 'visitorscore'],
  (game, side) => path(game.scores, side),
  (game, side) => path(game.scores, side, 'score'),
  (game, side) => listed(game.scores, game[`${side}Team`]),
  (game, side) => path(game.liveData, `${side}Score`),
  (game, side) => path(game.liveData, 'linescore', 'teams', side, 'runs'),
]

const scoreOf = (game: Fields, side: Side): number | null => {
  for (const place of places) {
    const points = pointsOf(place(game, side))
    if (points !== null) return points
  }
  return null
}

/**
 * An answer with games whose scores stand where ours do. They may come as `homeScore` and `awayScore`, `home_score` and `away_score`,
 * `homescore` and `visitorscore`, in an object or a list called `scores`, or within `liveData`.
 *
 * @param answer  as it came; anything but an answer with games stays as it is
 */
export function withScores(answer: unknown): unknown {
  if (!isFields(answer) || !Array.isArray(answer.games)) return answer
  return {
    ...answer,
    games: answer.games.map((game: unknown) =>
      isFields(game) ? { ...game, homeScore: scoreOf(game, 'home'), awayScore: scoreOf(game, 'away') } : game,
    ),
  }
}
