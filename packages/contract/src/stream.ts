import * as z from 'zod/mini'
import { describe, moment } from '#describe'

/** Where the live stream is: server-sent events, `board` and `beat`. Its ids are board versions. */
export const STREAM_PATH = '/api/stream'

/** A `board` event: a new version, and which answers it changed. */
export const BoardEvent = z.object({
  boardVersion: z.number(),
  changed: describe(z.array(z.string()), 'paths of the answers that changed since the event before'),
  now: moment('the app’s own clock'),
})
export type BoardEvent = z.infer<typeof BoardEvent>

/** A `beat` event, so that a silent stream can be distinguished from a broken one. */
export const BeatEvent = z.object({ now: moment('the app’s own clock') })
export type BeatEvent = z.infer<typeof BeatEvent>
