import { percent } from '../lib/format.ts'

interface Props {
  readonly name: string
  /** In percent. */
  readonly probability: number
  /** Where it lies nineteen times out of twenty, in percent; null where that is not known. */
  readonly between: readonly [number, number] | null
}

/** A probability on the line from never to always, with how far it may lie off. */
export function ProbabilityBand({ name, probability, between }: Props) {
  const [low, high] = between ?? [probability, probability]
  const range = between ? `, between ${percent(low, 0)} and ${percent(high, 0)}` : ''
  return (
    <div role="img" aria-label={`${name}: ${percent(probability)}${range}`} className="relative h-3">
      <div className="absolute inset-x-0 top-1 h-1 rounded-full bg-line" />
      <div
        className="absolute top-0.5 h-2 rounded-full bg-act opacity-40"
        style={{ left: `${low}%`, width: `${Math.max(0, high - low)}%` }}
      />
      <div
        className="absolute top-0 h-3 w-1 -translate-x-1/2 rounded-full bg-ink"
        style={{ left: `${probability}%` }}
      />
    </div>
  )
}
