/** Stats that are drawn together; others of a player stand by themselves. */
export const jointStats = ['points', 'rebounds', 'assists', 'threes', 'blocks', 'steals'] as const

/** How a player's stats go together, as normal numbers behind the counts: fitted so that the counts correlate as recorded. */
export const statCorrelations: readonly (readonly number[])[] = [
  [1, 0.225, 0.12, 0.72, 0.05, 0.12],
  [0.225, 1, 0.17, 0.08, 0.11, 0.05],
  [0.12, 0.17, 1, 0.07, 0.04, 0.1],
  [0.72, 0.08, 0.07, 1, 0.03, 0.07],
  [0.05, 0.11, 0.04, 0.03, 1, 0.02],
  [0.12, 0.05, 0.1, 0.07, 0.02, 1],
]

/** How each goes with the points of his own side, and of the other. */
export const withOwnPoints = [0.21, 0.05, 0.18, 0.19, 0.02, 0.05]
export const withTheirPoints = [-0.01, -0.105, -0.03, -0.03, -0.06, -0.07]

/** Team-mates take points from each other: correlation of what is left when the side's points are known. */
export const MATES = -0.09

/**
 * Lower triangle L with L·Lᵀ equal to a symmetric positive definite matrix.
 *
 * @source Cholesky's decomposition
 */
export function lowerRoot(matrix: readonly (readonly number[])[]): number[][] {
  const root = matrix.map((row) => row.map(() => 0))
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j++) {
      let rest = row[j] as number
      for (let k = 0; k < j; k++) rest -= (root[i]?.[k] as number) * (root[j]?.[k] as number)
      ;(root[i] as number[])[j] = i === j ? Math.sqrt(rest) : rest / (root[j]?.[j] as number)
    }
  return root
}

/** What is left of the correlations when both sides' points, which correlate themselves, are known. */
export function restRoot(sides: number): number[][] {
  return lowerRoot(
    statCorrelations.map((row, i) =>
      row.map((correlation, j) => {
        const [a, b, c, d] = [
          withOwnPoints[i],
          withOwnPoints[j],
          withTheirPoints[i],
          withTheirPoints[j],
        ] as number[] as [number, number, number, number]
        return correlation - (a * b + c * d + sides * (a * d + b * c))
      }),
    ),
  )
}
