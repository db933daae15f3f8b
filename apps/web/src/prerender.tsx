import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './app/app.tsx'

/** The home screen as it stands before anything is known of the day: what a visitor sees until the script has come. */
export const prerender = (): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <App />
    </Router>,
  )
