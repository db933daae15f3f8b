import type { Health, Provenance } from '@fairline/contract'
import { createContext, useContext } from 'react'

/** The parts of a response's provenance that are shown. */
export type Source = Pick<Provenance, 'source' | 'newestFactAt' | 'learnt' | 'troubles'>

/** Where the server's data come from and how new they are; feed errors are left to responses that have them. */
export const toBoardSource = ({ source, now, newestFactAgeSeconds }: Health): Source => ({
  source,
  newestFactAt:
    newestFactAgeSeconds === null ? null : new Date(Date.parse(now) - newestFactAgeSeconds * 1000).toISOString(),
  learnt: null,
  troubles: [],
})

/** For screens without a response of their own; null until the server responds. */
export const BoardSourceContext = createContext<Source | null>(null)

export const useBoardSource = (): Source | null => useContext(BoardSourceContext)
