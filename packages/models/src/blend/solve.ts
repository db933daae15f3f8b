/** Solves a small symmetric positive definite system by elimination; the arguments are left as they are. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  const n = rows.length
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] as number[]
    for (let k = i + 1; k < n; k++) {
      const row = rows[k] as number[]
      const factor = (row[i] as number) / (pivot[i] as number)
      for (let j = i; j <= n; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number)
    }
  }
  const answer = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i] as number[]
    let rest = row[n] as number
    for (let j = i + 1; j < n; j++) rest -= (row[j] as number) * (answer[j] as number)
    answer[i] = rest / (row[i] as number)
  }
  return answer
}
