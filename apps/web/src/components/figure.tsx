import type { ReactNode } from 'react'
import { Explain } from './explain.tsx'

interface Props {
  readonly name: string
  readonly says: string
  readonly children: ReactNode
  /** Green for value, red against; a sign or a word goes with it. */
  readonly tone?: 'value' | 'against' | undefined
}

const tones = { value: 'text-value', against: 'text-against' }

/** A number with its name, and on request what it means. */
export function Figure({ name, says, children, tone }: Props) {
  return (
    <Explain says={says} className="flex min-h-11 flex-col justify-end self-stretch rounded-md">
      <span className="block text-xs text-soft">{name}</span>{' '}
      <span className={`scoreboard block text-2xl font-semibold ${tone ? tones[tone] : ''}`}>{children}</span>
    </Explain>
  )
}
