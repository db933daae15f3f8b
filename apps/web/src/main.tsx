import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { WholePage } from './app/whole-page.tsx'
import { applyAppearance } from './lib/appearance.ts'
import { settings } from './lib/use-settings.ts'
import './index.css'

const dress = () => applyAppearance(settings.get(), document.documentElement)
dress()
settings.subscribe(dress)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it nothing is missing but the page that shows offline.
  const register = () => void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

const root = document.getElementById('root')
if (root) {
  // What was pressed while the script was on its way (the page notes it, see `build-web`) is pressed when it can be heard.
  const early = root.querySelector<HTMLElement>('[data-pressed]')
  delete root.dataset.asleep
  const page = <WholePage onAwake={() => setTimeout(() => early?.click())} />
  // Drawn bit by bit, so that a slow phone still scrolls.
  startTransition(() => {
    if (root.firstChild) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}
