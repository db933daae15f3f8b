import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { ExplainProvider } from '../components/explain.tsx'
import { FailedScreen } from '../components/failed-screen.tsx'
import { ScreenBoundary } from '../components/screen-boundary.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { Toasts } from '../components/toasts.tsx'
import { HomePage } from './home-page.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { Live } from './live.tsx'
import { newClient } from './new-client.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { Overlays } from './overlays.tsx'
import { Shell } from './shell.tsx'

/** Every part in every state; not part of what is built for visitors. */
const DesignPage = import.meta.env.DEV
  ? lazy(() => import('./design-page.tsx').then(({ DesignPage: page }) => ({ default: page })))
  : null

const GamePage = lazyScreen<{ readonly gameId: string }>({
  load: async () => (await import('./game-page.tsx')).GamePage,
  skeleton: <Skeleton count={3} height="h-40" />,
  failed: (_, retry) => <FailedScreen onRetry={retry} />,
})

/** Composes everything; the only place that knows every feature. */
export function App() {
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <ExplainProvider>
        <Toasts>
          <Live>
            <Shell>
              <Suspense>
                <Routes />
                <Overlays />
              </Suspense>
            </Shell>
          </Live>
        </Toasts>
      </ExplainProvider>
    </QueryClientProvider>
  )
}

/** The screen of an address. One that fails leaves navigation, overlays and every other address working. */
function Routes() {
  const [address] = useLocation()
  return (
    <ScreenBoundary key={address} fallback={(retry) => <FailedScreen onRetry={retry} />}>
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/games/:gameId">{({ gameId }) => <GamePage key={gameId} gameId={gameId} />}</Route>
        {DesignPage && (
          <Route path="/design">
            <DesignPage />
          </Route>
        )}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </ScreenBoundary>
  )
}
