/** The part of a bet's id before its selection. */
const marketOf = (id: string): string => id.slice(0, id.lastIndexOf('|'))

/** Why several outcomes of one market are worth making; nothing where none is. @param ids  of the bets worth making */
export function RivalBets({ ids }: { readonly ids: readonly string[] }) {
  if (new Set(ids.map(marketOf)).size === ids.length) return null
  return (
    <p className="text-sm text-soft">
      Several outcomes of one market are worth it, each at the book that pays most for it.
    </p>
  )
}
