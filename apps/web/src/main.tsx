import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyAppearance } from './lib/appearance.ts'
import { settings } from './lib/use-settings.ts'
import './index.css'

const dress = () => applyAppearance(settings.get(), document.documentElement)
dress()
settings.subscribe(dress)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
