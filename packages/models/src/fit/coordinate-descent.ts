/** Numbers by name that a search may change. */
export type Settings = Readonly<Record<string, number>>

/** How a number is changed: by a share of itself or by an amount, and between which ends. */
export interface Step {
  readonly by: number
  readonly as: 'share' | 'amount'
  readonly least?: number
  readonly most?: number
}

/**
 * Finds settings that lose less: each number is nudged up and down in turn as long as that helps, then by half as much.
 *
 * Slow and plain, and the same every time. It finds a valley, not always the deepest.
 *
 * @param start   where to begin
 * @param steps   the numbers that may be changed and how; the others stay
 * @param loss    what to make small; finite
 * @param rounds  how many times all numbers are tried
 * @returns the best settings met, rounded to three digits, never worse than the start before rounding
 * @throws {RangeError} if a step names a number that is not there
 * @source coordinate descent with halving steps
 * @example coordinateDescent({ x: 1 }, { x: { by: 1, as: 'amount' } }, ({ x }) => (x - 3) ** 2, 5) // => { x: 3 }
 */
export function coordinateDescent(
  start: Settings,
  steps: Readonly<Record<string, Step>>,
  loss: (settings: Settings) => number,
  rounds: number,
): Settings {
  let best = { settings: start, loss: loss(start) }
  let scale = 1
  for (let round = 0; round < rounds; round++) {
    const before = best.loss
    for (const [name, step] of Object.entries(steps)) {
      for (const direction of [scale, -scale]) {
        const settings = { ...best.settings, [name]: moved(best.settings, name, step, direction) }
        const tried = loss(settings)
        if (tried < best.loss) best = { settings, loss: tried }
      }
    }
    if (best.loss > before - 1e-7) scale /= 2
  }
  return Object.fromEntries(Object.entries(best.settings).map(([name, value]) => [name, Number(value.toPrecision(3))]))
}

function moved(settings: Settings, name: string, { by, as, least, most }: Step, direction: number): number {
  const value = settings[name]
  if (value === undefined) throw new RangeError(`there is no setting named ${name}`)
  const next = as === 'amount' ? value + by * direction : value * (1 + by * direction)
  return Math.min(most ?? Number.POSITIVE_INFINITY, Math.max(least ?? Number.NEGATIVE_INFINITY, next))
}
