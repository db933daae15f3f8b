import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from './home-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'

/** Data loading as specified: no retries, no refetch on focus, always stale, unused cache let go at once. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 },
      mutations: { retry: false },
    },
  })

/** Composes everything; the only place that knows every feature. */
export function App() {
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <Shell>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Shell>
    </QueryClientProvider>
  )
}
