import { percent } from '../lib/format.ts'

interface Part {
  readonly name: string
  readonly value: number
  readonly color: string
}

/** The probabilities of all outcomes as one bar, read out in words. */
export function ProbabilityBar({ parts, note }: { readonly parts: readonly Part[]; readonly note: string }) {
  const inWords = parts.map(({ name, value }) => `${name} ${percent(value)}`).join(', ')
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
