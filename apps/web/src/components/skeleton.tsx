/** Blocks in the shape of what is to come. */
export function Skeleton({ count, height }: { readonly count: number; readonly height: string }) {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`${height} rounded-xl border border-line bg-raised`} />
      ))}
    </div>
  )
}
