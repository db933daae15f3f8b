/** Data that stand but are no longer kept up: why. */
export function StaleLine({ why }: { readonly why: string }) {
  return (
    <p role="status" className="mb-3 text-sm text-caution">
      ⚠ Not updating: {why}. The last good data stand.
    </p>
  )
}
