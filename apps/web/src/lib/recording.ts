import { type Health, health } from '@fairline/contract'
import { type Query, queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { call } from './call.ts'

/** Whether picks and results reach the public record; null until the server responds. */
export type Recording = Health['recording']

/** In milliseconds, while all is well and while something is wrong. The live stream reports new boards, not the server's health. */
const POLL_MS = 15_000
const TROUBLED_POLL_MS = 5000

export const healthQuery = queryOptions({
  queryKey: [health.path],
  queryFn: ({ signal }): Promise<Health | null> => call(health, { signal, books: [] }),
  // With data from the beginning, a failure stands until a later request goes well; without, it is forgotten while the next one is made.
  initialData: null,
  refetchInterval: ({ state }) => (isTroubled(state) ? TROUBLED_POLL_MS : POLL_MS),
})

const isTroubled = ({ data, error }: Query<Health | null>['state']): boolean =>
  error !== null || (data?.notUpdating ?? data?.recording?.notice ?? null) !== null

/** Fetched once for everything on the page. */
export const RecordingContext = createContext<Recording>(null)

export const useRecording = (): Recording => useContext(RecordingContext)
