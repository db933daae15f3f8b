import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Streaming } from '../lib/use-poll.ts'
import { useSettings } from '../lib/use-settings.ts'
import { useLiveAnswers } from './use-live-answers.ts'

/** Keeps what is on screen as the board is, and tells everything inside whether the stream is there. */
export function Live({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const { books } = useSettings()
  const before = useRef(books)
  useEffect(() => {
    if (before.current === books) return
    before.current = books
    void client.invalidateQueries()
  }, [books, client])
  return <Streaming value={useLiveAnswers()}>{children}</Streaming>
}
