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

const WIDTH = 10

interface GameSum {
  count: number
  said: number
  beat: number
}

/** Counts by bands of ten points how often prices beat the close that were said to. */
export function confidenceBands() {
  const bands = Array.from({ length: 100 / WIDTH }, () => new Map<string, GameSum>())
  return {
    add({ gameId, confidence, beatClose }: ClosedConfidence): void {
      const band = bands[Math.min(bands.length - 1, Math.floor(confidence / WIDTH))]
      const sum = band?.get(gameId) ?? { count: 0, said: 0, beat: 0 }
      band?.set(gameId, sum)
      sum.count += 1
      sum.said += confidence / 100
      if (beatClose) sum.beat += 1
    },
    /** Those that any price lay in. */
    bands: (): ConfidenceBand[] =>
      bands.flatMap((games, i) => (games.size > 0 ? [bandOf(i, [...games.values()])] : [])),
  }
}

function bandOf(index: number, games: readonly GameSum[]): ConfidenceBand {
  const sumOf = (part: keyof GameSum) => games.reduce((sum, game) => sum + game[part], 0)
  const count = sumOf('count')
  const said = sumOf('said') / count
  const observed = sumOf('beat') / count
  const squares = games.reduce((sum, game) => sum + (game.beat - game.said - game.count * (observed - said)) ** 2, 0)
  return {
    from: index * WIDTH,
    to: (index + 1) * WIDTH,
    count,
    games: games.length,
    said,
    observed,
    standardError: Math.sqrt(squares) / count,
  }
}
