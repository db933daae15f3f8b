/** A confidence that was shown, and whether its price beat the fair close. */
export interface ClosedConfidence {
  readonly gameId: string
  /** Percent. */
  readonly confidence: number
  readonly beatClose: boolean
}

/** Prices whose confidence lay in a band. Probabilities are 0–1. */
export interface ConfidenceBand {
  /** Percent, `to` not included unless it is 100. */
  readonly from: number
  readonly to: number
  readonly count: number
  readonly games: number
  /** Mean confidence, and the share that beat the close. */
  readonly said: number
  readonly observed: number
  /** Of `observed` − `said`; prices on one game count as related, so it is larger than that of as many separate prices. */
  readonly standardError: number
}

/** Ten points each, in percent. */
const TENS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

interface GameSum {
  count: number
  said: number
  beat: number
}

/**
 * Counts by bands how often prices beat the close, by how often they should.
 *
 * @param edges  of the bands in percent, from 0 to 100; ten points each by default
 */
export function confidenceBands(edges: readonly number[] = TENS) {
  const bands = edges.slice(1).map((to, i) => ({ from: edges[i] as number, to, games: new Map<string, GameSum>() }))
  return {
    add({ gameId, confidence, beatClose }: ClosedConfidence): void {
      const band = bands.find(({ to }) => confidence < to) ?? bands.at(-1)
      const sum = band?.games.get(gameId) ?? { count: 0, said: 0, beat: 0 }
      band?.games.set(gameId, sum)
      sum.count += 1
      sum.said += confidence / 100
      if (beatClose) sum.beat += 1
    },
    /** Those that any price lay in. */
    bands: (): ConfidenceBand[] =>
      bands.flatMap(({ from, to, games }) => (games.size > 0 ? [{ from, to, ...scoreOf([...games.values()]) }] : [])),
  }
}

function scoreOf(games: readonly GameSum[]): Omit<ConfidenceBand, 'from' | 'to'> {
  const sumOf = (part: keyof GameSum) => games.reduce((sum, game) => sum + game[part], 0)
  const count = sumOf('count')
  const said = sumOf('said') / count
  const observed = sumOf('beat') / count
  const squares = games.reduce((sum, game) => sum + (game.beat - game.said - game.count * (observed - said)) ** 2, 0)
  return {
    count,
    games: games.length,
    said,
    observed,
    standardError: Math.sqrt(squares) / count,
  }
}
