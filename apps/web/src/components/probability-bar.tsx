import { percent } from '../lib/format.ts'
import { roundShares } from '../lib/round-shares.ts'

interface Part {
  readonly name: string
  readonly value: number
  readonly color: string
}

/** The probabilities of all outcomes as one bar, read out in words. */
export function ProbabilityBar({ parts, note }: { readonly parts: readonly Part[]; readonly note: string }) {
  const shown = roundShares(parts.map(({ value }) => value))
  const inWords = parts.map(({ name, value }, i) => `${name} ${percent(value, 1, shown[i])}`).join(', ')
  return (
    <div
      role="img"
      aria-label={`Fair probabilities: ${inWords}. ${note}`}
      title={note}
      className="flex h-2 gap-0.5 overflow-hidden rounded-full"
    >
      {parts.map(({ name, value, color }) => (
        <div key={name} style={{ width: `${value}%`, background: color }} />
      ))}
    </div>
  )
}
