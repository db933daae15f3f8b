import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { RecordingNotice } from '../components/recording-notice.tsx'
import { isShown, overlay } from '../lib/overlay.ts'
import { useSlip } from '../lib/slip.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { useReminder } from './use-reminder.ts'

/** The frame of every screen: the warning, the name, the navigation, the help line. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useReminder()
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!isShown('palette')) overlay.open('palette')
    }
    window.addEventListener('keydown', find)
    return () => window.removeEventListener('keydown', find)
  }, [])
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
      <ConnectionNotice />
      <header className="mx-auto flex max-w-7xl items-center justify-between px-4 py-3">
        <Link href="/" className="scoreboard inline-flex min-h-11 items-center text-xl font-bold">
          Fair<span className="text-value">line</span>
        </Link>
        <Ways className="hidden items-center md:flex" />
      </header>
      <main id="main" className="mx-auto max-w-7xl px-4 pb-16">
        <RecordingNotice className="mb-3 text-center" />
        {children}
      </main>
      <footer className="border-t border-line px-4 pt-6 pb-24 text-center text-sm text-soft md:pb-6">
        <p>
          For adults of legal betting age only. Gambling problem? Call{' '}
          <a className="text-act underline" href="tel:1-800-426-2537">
            1-800-GAMBLER
          </a>{' '}
          (United States).{' '}
          <button type="button" className="text-act underline" onClick={() => overlay.open('settings')}>
            Set limits
          </button>
        </p>
        <p className="mt-1">Every number here is measured, modeled or quoted, and says which.</p>
        <p className="mt-1">
          {/* The page /live-monitoring does not exist yet. */}
          <button type="button" className="text-act underline" onClick={() => overlay.open('smart-parlay:live')}>
            UBSE-Live
          </button>
        </p>
      </footer>
      <Ways className="fixed inset-x-0 bottom-0 z-10 flex justify-around border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden" />
    </>
  )
}

/** The navigation: a slim bar on wide screens, tabs at the thumb on phones. */
function Ways({ className }: { readonly className: string }) {
  const legs = useSlip().length
  const look = 'min-h-12 rounded-lg px-3 text-soft hover:text-ink'
  return (
    <nav aria-label="Main" className={className}>
      <Link href="/" className={`${look} inline-flex items-center md:hidden`}>
        Home
      </Link>
      <button type="button" className={look} onClick={() => overlay.open('ubse')}>
        Picks
      </button>
      <button type="button" className={look} onClick={() => overlay.open('slip')}>
        Slip{legs > 0 && <span className="ml-1 font-semibold text-ink">{legs}</span>}
      </button>
      <button type="button" className={look} onClick={() => overlay.open('palette')}>
        Find <kbd className="hidden text-xs md:inline">Ctrl K</kbd>
      </button>
      <button type="button" className={look} onClick={() => overlay.open('settings')}>
        Settings
      </button>
    </nav>
  )
}
