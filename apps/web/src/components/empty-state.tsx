import type { ReactNode } from 'react'

/** Nothing to show: what is empty, why, and when to come back. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-xl border border-dashed border-line p-6 text-center text-soft">
      <p className="text-lg font-semibold text-ink">{title}</p>
      {children}
    </div>
  )
}
