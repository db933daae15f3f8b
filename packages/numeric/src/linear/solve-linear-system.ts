/**
 * Solves a small symmetric positive definite system by Gaussian elimination. Such a matrix needs no pivoting: every
 * pivot is above 0.
 *
 * @param matrix  symmetric and positive definite, such as a Hessian with a quadratic penalty; not modified
 * @param right   right-hand side, as long as the matrix has rows; not modified
 * @returns x with matrix · x = right
 * @throws {RangeError} if a dimension differs, or the matrix is not positive definite
 * @source Gaussian elimination, by its definition
 * @example solveLinearSystem([[2, 1], [1, 2]], [3, 3]) // => [1, 1]
 */
export function solveLinearSystem(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = matrix.length
  if (right.length !== n || matrix.some((row) => row.length !== n))
    throw new RangeError(
      `the matrix must be square and as large as the right-hand side, got ${n} rows for ${right.length}`,
    )
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  eliminate(rows)
  const solution = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i] as number[]
    let rest = row[n] as number
    for (let j = i + 1; j < n; j++) rest -= (row[j] as number) * (solution[j] as number)
    solution[i] = rest / (row[i] as number)
  }
  return solution
}

/** Brings the rows, each with its right-hand side appended, into upper triangular form. */
function eliminate(rows: readonly number[][]): void {
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i] as number[]
    if (!((pivot[i] as number) > 0))
      throw new RangeError(`the matrix is not positive definite: pivot ${i} is ${pivot[i]}`)
    for (let k = i + 1; k < rows.length; k++) {
      const row = rows[k] as number[]
      const factor = (row[i] as number) / (pivot[i] as number)
      for (let j = i; j <= rows.length; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number)
    }
  }
}
