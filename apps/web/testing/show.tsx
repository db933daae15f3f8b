import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ExplainProvider } from '../src/components/explain.tsx'

/** Draws a part of a screen as the app would, without a router. */
export const show = (part: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ExplainProvider>{part}</ExplainProvider>
    </QueryClientProvider>,
  )
