import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ExplainProvider } from '../src/components/explain.tsx'

/** Draws a part of a screen as the app would, without a router; `rerender` keeps what was loaded. */
export function show(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(part, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ExplainProvider>{children}</ExplainProvider>
      </QueryClientProvider>
    ),
  })
}
