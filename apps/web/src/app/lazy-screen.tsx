import { type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react'
import { ScreenBoundary } from '../components/screen-boundary.tsx'

interface LazyScreenOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** Shows while the screen's code is on its way. */
  readonly skeleton?: ReactNode
  /** Shows if the screen could not be loaded or drawn. */
  readonly failed: (props: Props, retry: () => void) => ReactNode
  /** Reloads the page. */
  readonly reload?: () => void
}

const reloadPage = () => window.location.reload()

/**
 * Makes a screen whose code is loaded when it first shows, inside its own error boundary. Retrying loads the code again, which
 * `React.lazy` does not: it keeps a failed load forever.
 */
export function lazyScreen<Props extends object>(options: LazyScreenOptions<Props>) {
  const { load, skeleton, failed, reload = reloadPage } = options
  const newScreen = () => lazy(async () => ({ default: await load() }))
  let Screen = newScreen()

  return function LazyScreen(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0)
    const retry = async (draw: () => void) => {
      if (await canLoad(load, reload)) Screen = newScreen()
      redraw()
      draw()
    }
    return (
      <ScreenBoundary fallback={(draw) => failed(props, () => void retry(draw))}>
        <Suspense fallback={skeleton}>
          <Screen {...props} />
        </Suspense>
      </ScreenBoundary>
    )
  }
}

/**
 * Whether a screen's code can be loaded now. If it cannot although the server answers, a new version has replaced it, or the browser
 * keeps the failure: then the page is reloaded, which opens the same screen because its name is in the address.
 */
async function canLoad(load: () => Promise<unknown>, reload: () => void): Promise<boolean> {
  try {
    await load()
    return true
  } catch {
    if (await isServed()) reload()
    return false
  }
}

const isServed = (): Promise<boolean> =>
  fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
