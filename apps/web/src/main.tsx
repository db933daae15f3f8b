import { StrictMode } from 'react'
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

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
