import type { ReactNode } from 'react'
import { RANK_SCORE } from '../lib/rank-score.ts'
import { Explain } from './explain.tsx'

interface Props {
  /** `Ranked by confidence`. */
  readonly children: ReactNode
  /** Whether the rank score decides: then its formula is explained. */
  readonly byRankScore?: boolean
}

/** How a list is ordered, in one line above it. */
export function ListOrder({ children, byRankScore = false }: Props) {
  if (!byRankScore) return <p className="text-sm text-soft">{children}</p>
  return (
    <Explain says={RANK_SCORE} className="justify-self-start rounded-md text-sm text-soft">
      {children}
    </Explain>
  )
}
