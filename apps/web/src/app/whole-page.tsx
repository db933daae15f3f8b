import { StrictMode, useEffect } from 'react'
import { Router } from 'wouter'
import { App } from './app.tsx'

/**
 * All of a page. Built into the home screen's file as it stands before anything is known of the day or the visitor, and taken over
 * there as it stands; what is known differs only afterwards.
 *
 * @param onAwake  called once it hears presses
 */
export function WholePage({ onAwake }: { readonly onAwake?: () => void }) {
  useEffect(() => {
    onAwake?.()
  }, [onAwake])
  return (
    <StrictMode>
      <Router ssrPath="/">
        <App />
      </Router>
    </StrictMode>
  )
}
