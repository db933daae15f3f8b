import type { ReactNode } from 'react'
import { Streaming } from '../lib/use-poll.ts'
import { useLiveAnswers } from './use-live-answers.ts'

/** Keeps what is on screen as the board is, and tells everything inside whether the stream is there. */
export function Live({ children }: { readonly children: ReactNode }) {
  return <Streaming value={useLiveAnswers()}>{children}</Streaming>
}
