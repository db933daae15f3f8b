import type { ReactNode } from 'react'
import { learnedText } from '../lib/learned-text.ts'
import { EmptyState } from './empty-state.tsx'

interface Props {
  /** Percent of the past games that has been learned; null once all are. */
  readonly learnt: number | null | undefined
  readonly title: string
  readonly children?: ReactNode
}

/** An empty list of bets: while past games are being learned it says so with the progress, in place of the list's own words. */
export function NoBets({ learnt, title, children }: Props) {
  if (learnt === null || learnt === undefined) return <EmptyState title={title}>{children}</EmptyState>
  return (
    <EmptyState title="Not yet: learning from past games">
      <p>{learnedText(learnt)} done. Picks start within minutes.</p>
    </EmptyState>
  )
}
