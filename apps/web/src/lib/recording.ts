import { type Health, health } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { call } from './call.ts'

/** Whether picks and results reach the public record; null until the server responds. */
export type Recording = Health['recording']

/** In milliseconds. The live stream reports new boards, not the recording status. */
const POLL_MS = 15_000

export const healthQuery = queryOptions({
  queryKey: [health.path],
  queryFn: ({ signal }) => call(health, { signal, books: [] }),
  refetchInterval: POLL_MS,
})

/** Fetched once for everything on the page. */
export const RecordingContext = createContext<Recording>(null)

export const useRecording = (): Recording => useContext(RecordingContext)
