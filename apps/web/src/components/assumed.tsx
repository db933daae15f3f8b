import type { ReactNode } from 'react'
import { Explain } from './explain.tsx'

/** A documented default that stands where nothing was measured: dimmed, dotted, and named as one. */
export function Assumed({ children }: { readonly children: ReactNode }) {
  return (
    <Explain says="Assumed: not measured for this game" className="assumed">
      {children}
      <span className="sr-only"> (assumed)</span>
    </Explain>
  )
}
