import { type TrackRecord, trackRecord } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export type RecordOrigin = Extract<TrackRecord['origin'], 'live' | 'backfill'>

/** How picks of one origin did. */
export const recordQuery = (origin: RecordOrigin) =>
  queryOptions({
    queryKey: [trackRecord.path, origin],
    queryFn: ({ signal }) => call(trackRecord, { signal, query: { origin } }),
  })
