import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { BoardSourceContext, toBoardSource } from '../lib/board-source.ts'
import { NotUpdatingContext, notUpdatingText } from '../lib/not-updating.ts'
import { healthQuery, RecordingContext } from '../lib/recording.ts'
import { useOnline } from '../lib/use-online.ts'
import { Streaming } from '../lib/use-poll.ts'
import { useSettings } from '../lib/use-settings.ts'
import { useLiveAnswers } from './use-live-answers.ts'

/** Keeps the screen up to date, and provides why it isn't, the recording status and the data source. */
export function Live({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const { books } = useSettings()
  const before = useRef(books)
  useEffect(() => {
    if (before.current === books) return
    before.current = books
    void client.invalidateQueries()
  }, [books, client])
  const isStreaming = useLiveAnswers()
  const isOnline = useOnline()
  const { data: health, error: failure, refetch } = useQuery(healthQuery)
  // The stream is the first to notice that the server is gone or back.
  useEffect(() => void refetch({ cancelRefetch: false }), [isStreaming, refetch])
  const notUpdating = notUpdatingText({ isOnline, isStreaming, health, failure })
  const source = useMemo(() => (health ? toBoardSource(health) : null), [health])
  return (
    <Streaming value={isStreaming}>
      <NotUpdatingContext value={notUpdating}>
        <RecordingContext value={health?.recording ?? null}>
          <BoardSourceContext value={source}>{children}</BoardSourceContext>
        </RecordingContext>
      </NotUpdatingContext>
    </Streaming>
  )
}
