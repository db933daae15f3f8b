/** Says why the data shown are no longer updated. */
export function StaleLine({ why }: { readonly why: string }) {
  return (
    <p role="status" className="mb-3 text-sm text-caution">
      ⚠ Not updating: {why.replace(/\.$/, '')}. Showing the last data received.
    </p>
  )
}
