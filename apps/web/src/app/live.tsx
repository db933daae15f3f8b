import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { BoardSourceContext, toBoardSource } from '../lib/board-source.ts'
import { healthQuery, RecordingContext } from '../lib/recording.ts'
import { Streaming } from '../lib/use-poll.ts'
import { useSettings } from '../lib/use-settings.ts'
import { useLiveAnswers } from './use-live-answers.ts'

/** Keeps the screen up to date, and provides the connection, the recording status and the data source. */
export function Live({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const { books } = useSettings()
  const before = useRef(books)
  useEffect(() => {
    if (before.current === books) return
    before.current = books
    void client.invalidateQueries()
  }, [books, client])
  const { data: health } = useQuery(healthQuery)
  const source = useMemo(() => (health ? toBoardSource(health) : null), [health])
  return (
    <Streaming value={useLiveAnswers()}>
      <RecordingContext value={health?.recording ?? null}>
        <BoardSourceContext value={source}>{children}</BoardSourceContext>
      </RecordingContext>
    </Streaming>
  )
}
