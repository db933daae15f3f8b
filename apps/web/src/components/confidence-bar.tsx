import { percent } from '../lib/format.ts'

/** A number in percent as a bar from nothing to all. */
export function ConfidenceBar({ name, value }: { readonly name: string; readonly value: number | null }) {
  if (value === null) return null
  return (
    <div role="img" aria-label={`${name} ${percent(value, 0)}`} className="h-2 rounded-full bg-sunken">
      <div className="h-2 rounded-full bg-act" style={{ width: `${value}%` }} />
    </div>
  )
}
