import { useEffect, useRef, useState } from 'react'
import { decimalOf } from '../lib/decimal-of.ts'
import { age, agoText } from '../lib/format.ts'
import { priceText } from '../lib/price-text.ts'
import { useAppNow } from '../lib/use-app-now.ts'
import { useSettings } from '../lib/use-settings.ts'
import { Explain } from './explain.tsx'

/** Prices older than this are amber: books change them within minutes. */
const AGEING_MS = 10 * 60_000

interface Props {
  /** American, as it is on the wire. */
  readonly american: number
  readonly book: string
  /** When it was seen; null where no one noted it. */
  readonly observedAt: string | null
}

/** A price at a book, with its age; it flashes once, up or down, when it moves. */
export function Price({ american, book, observedAt }: Props) {
  const { odds } = useSettings()
  const now = useAppNow()
  const moved = useMove(american)
  const old = observedAt === null ? null : now - Date.parse(observedAt)
  const seen = old === null ? 'time not recorded' : agoText(old)
  return (
    <Explain says={`Odds from ${book}, ${seen}.`} className="min-h-11 rounded-md">
      <span className={`scoreboard block text-xl font-semibold ${moved === null ? '' : `moved-${moved}`}`}>
        {priceText(american, odds)}
        {moved !== null && <span aria-hidden="true">{moved === 'up' ? ' ▲' : ' ▼'}</span>}
      </span>
      <span className={`block text-xs ${old !== null && old > AGEING_MS ? 'text-caution' : 'text-soft'}`}>
        {book}
        {old !== null && ` · ${age(old)}`}
      </span>
    </Explain>
  )
}

/** Which way a price has just gone; null a second later, and at first. */
function useMove(american: number): 'up' | 'down' | null {
  const last = useRef(american)
  const [moved, setMoved] = useState<'up' | 'down' | null>(null)
  useEffect(() => {
    if (last.current === american) return
    // −100 and +100 pay the same.
    const change = (decimalOf(american) ?? 0) - (decimalOf(last.current) ?? 0)
    setMoved(change === 0 ? null : change > 0 ? 'up' : 'down')
    last.current = american
    const timer = setTimeout(() => setMoved(null), 1000)
    return () => clearTimeout(timer)
  }, [american])
  return moved
}
