import { solveLinearSystem } from '@fairline/numeric'

/** Everything a decayed ridge regression has learned: sums of products, as of the newest observation. */
export interface SavedRidge {
  readonly products: readonly (readonly number[])[]
  readonly targets: readonly number[]
  readonly at: number | null
}

/** A linear regression in which older observations count less. */
export interface DecayedRidge {
  learn(features: readonly number[], target: number, at: number): void
  /** Coefficients that fit what was learned so far; all 0 before. */
  coefficients(): number[]
  save(): SavedRidge
  restore(saved: SavedRidge): void
}

/**
 * Ridge regression whose observations halve in weight over time. It keeps sums of products only, so memory and time don't
 * grow with the number of observations.
 *
 * @param features  number of features; add one that is always 1 for an intercept, which is shrunk like the others
 * @param options   `penalty`: the squared size of a coefficient is charged this often, above 0; `halfLife`: in the unit of `at`
 * @returns a regression that has learned nothing
 * @throws {RangeError} if the penalty is not above 0, or when learning from another number of features
 * @source Hoerl and Kennard's estimator (XᵀWX + penalty·I)⁻¹XᵀWy, weights by their definition
 * @example decayedRidge(1, { penalty: 1, halfLife: 10 }).coefficients() // => [0]
 */
export function decayedRidge(
  features: number,
  { penalty, halfLife }: { readonly penalty: number; readonly halfLife: number },
): DecayedRidge {
  if (!(penalty > 0)) throw new RangeError(`the penalty must be above 0, got ${penalty}`)
  let products = Array.from({ length: features }, () => new Array<number>(features).fill(0))
  let targets = new Array<number>(features).fill(0)
  let newest: number | null = null

  function decayTo(at: number): void {
    const faded = newest === null ? 1 : 0.5 ** ((at - newest) / halfLife)
    products = products.map((row) => row.map((sum) => sum * faded))
    targets = targets.map((sum) => sum * faded)
    newest = at
  }

  return {
    learn(values, target, at) {
      if (values.length !== features) throw new RangeError(`expected ${features} features, got ${values.length}`)
      decayTo(at)
      products = products.map((row, i) => row.map((sum, j) => sum + (values[i] as number) * (values[j] as number)))
      targets = targets.map((sum, i) => sum + (values[i] as number) * target)
    },
    coefficients: () =>
      solveLinearSystem(
        products.map((row, i) => row.map((sum, j) => (i === j ? sum + penalty : sum))),
        targets,
      ),
    save: () => ({ products, targets, at: newest }),
    restore(saved) {
      products = saved.products.map((row) => [...row])
      targets = [...saved.targets]
      newest = saved.at
    },
  }
}
