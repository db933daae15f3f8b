import { withTrueMinus } from '../lib/with-true-minus.ts'

/** The facts about a bet, one per line; not all of them speak for it. */
export function Reasons({ of, most }: { readonly of: readonly string[]; readonly most?: number }) {
  const shown = most === undefined ? of : of.slice(0, most)
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-soft">
      {shown.map((reason) => (
        <li key={reason} className="flex gap-2">
          <span aria-hidden="true">•</span>
          {withTrueMinus(reason)}
        </li>
      ))}
    </ul>
  )
}
