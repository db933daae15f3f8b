import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Route, Switch } from 'wouter'
import { ExplainProvider } from '../components/explain.tsx'
import { Toasts } from '../components/toasts.tsx'
import { HomePage } from './home-page.tsx'
import { Live } from './live.tsx'
import { newClient } from './new-client.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { Overlays } from './overlays.tsx'
import { Shell } from './shell.tsx'

/** Every part in every state; not part of what is built for visitors. */
const DesignPage = import.meta.env.DEV
  ? lazy(() => import('./design-page.tsx').then(({ DesignPage: page }) => ({ default: page })))
  : null

const GamePage = lazy(() => import('./game-page.tsx').then(({ GamePage: page }) => ({ default: page })))

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
                <Overlays />
              </Suspense>
            </Shell>
          </Live>
        </Toasts>
      </ExplainProvider>
    </QueryClientProvider>
  )
}
