import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOverlay } from '../lib/use-overlay.ts'

/** What stands around every screen: the name, the warning, the help line. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { open } = useOverlay()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-md focus:bg-raised focus:p-3 focus:text-ink"
      >
        Skip to content
      </a>
      <p
        className="px-4 py-2 text-center text-sm font-medium"
        style={{ background: 'var(--banner)', color: 'var(--banner-ink)' }}
      >
        Parlay picks are for entertainment only and must not be used for actual gambling.
      </p>
      <header className="mx-auto flex max-w-7xl items-center justify-between px-4 py-3">
        <Link href="/" className="scoreboard inline-flex min-h-11 items-center text-xl font-bold">
          Fair<span className="text-value">line</span>
        </Link>
        <button
          type="button"
          className="min-h-11 rounded-lg px-3 text-soft hover:text-ink"
          onClick={() => open('settings')}
        >
          Settings
        </button>
      </header>
      <main id="main" className="mx-auto max-w-7xl px-4 pb-16">
        {children}
      </main>
      <footer className="border-t border-line px-4 py-6 text-center text-sm text-soft">
        <p>
          For adults of legal betting age only. Gambling problem? Call{' '}
          <a className="text-act underline" href="tel:1-800-426-2537">
            1-800-GAMBLER
          </a>{' '}
          (United States).
        </p>
        <p className="mt-1">Every number here is measured, modelled or quoted, and says which.</p>
      </footer>
    </>
  )
}
