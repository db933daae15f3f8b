import { confidenceText } from '../lib/confidence-text.ts'

/** A number in percent as a bar from nothing to all. */
export function ConfidenceBar({ name, value }: { readonly name: string; readonly value: number | null }) {
  if (value === null) return null
  return (
    <div role="img" aria-label={`${name} ${confidenceText(value)}`} className="h-2 rounded-full bg-sunken">
      <div className="h-2 rounded-full bg-act" style={{ width: `${value}%` }} />
    </div>
  )
}
