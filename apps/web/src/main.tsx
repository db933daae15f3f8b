import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyAppearance } from './lib/appearance.ts'
import { settings } from './lib/use-settings.ts'
import './index.css'

const dress = () => applyAppearance(settings.get(), document.documentElement)
dress()
settings.subscribe(dress)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  // Without it nothing is missing but the page that shows offline.
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined),
  )

/** What was built into the page hears nothing: it may not be pressed until ours has taken its place. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}

const root = document.getElementById('root')
if (root) {
  root.inert = true
  const wake = () => {
    root.inert = false
  }
  // Drawn bit by bit, so that a slow phone still scrolls; the page as it came stays until all of it is there.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Awake onAwake={wake}>
          <App />
        </Awake>
      </StrictMode>,
    ),
  )
}
