import { renderToString } from 'react-dom/server'
import { WholePage } from './app/whole-page.tsx'

/** The home screen as it stands before anything is known of the day: what a visitor sees until the script has come. */
export const prerender = (): string => renderToString(<WholePage />)
