import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { BoardSourceContext, toBoardSource } from '../lib/board-source.ts'
import { CallFailed } from '../lib/call.ts'
import { ConnectionContext, connectionOf } from '../lib/connection.ts'
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
  const isStreaming = useLiveAnswers()
  const { data: health, error, refetch } = useQuery(healthQuery)
  // The stream is the first to notice that the server is gone or back.
  useEffect(() => void refetch(), [isStreaming, refetch])
  const connection = connectionOf(isStreaming, error ? statusOf(error) : undefined)
  const source = useMemo(() => (health ? toBoardSource(health) : null), [health])
  return (
    <Streaming value={isStreaming}>
      <ConnectionContext value={connection}>
        <RecordingContext value={health?.recording ?? null}>
          <BoardSourceContext value={source}>{children}</BoardSourceContext>
        </RecordingContext>
      </ConnectionContext>
    </Streaming>
  )
}

const statusOf = (error: Error): number | null => (error instanceof CallFailed ? error.status : null)
