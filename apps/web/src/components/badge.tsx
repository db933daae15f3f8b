import type { ReactNode } from 'react'

export type Tone = 'plain' | 'value' | 'against' | 'caution' | 'written' | 'act'

const tones: Readonly<Record<Tone, string>> = {
  plain: 'border-line text-soft',
  value: 'border-value text-value',
  against: 'border-against text-against',
  caution: 'border-caution text-caution',
  written: 'border-written text-written',
  act: 'border-act text-act',
}

/** A word about a thing: LIVE, FINAL, PICK, STEAM. The color goes with the word, never instead of it. */
export function Badge({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md border px-1.5 py-0.5 text-xs font-semibold tracking-wide uppercase ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

/** A game that is on: the only thing that keeps moving. */
export function LiveBadge() {
  return (
    <Badge tone="against">
      <span className="live-dot" aria-hidden="true" />
      Live
    </Badge>
  )
}
