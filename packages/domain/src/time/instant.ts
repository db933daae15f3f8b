import { z } from 'zod'

/** A moment: milliseconds since 1970-01-01T00:00Z. On the wire it is an ISO 8601 string in UTC. */
export const Instant = z.number().int()
export type Instant = z.infer<typeof Instant>
