import * as z from 'zod/mini'
import { describe } from '#describe'

/** How every failure crosses the wire (RFC 9457). The web switches on `type`, never on `title`. */
export const Problem = z.object({
  type: z.enum([
    'invalid-request',
    'forbidden',
    'too-often',
    'not-found',
    'starting',
    'unavailable',
    'busy',
    'internal',
  ]),
  title: describe(z.string(), 'one sentence for the person in front of the screen'),
  status: z.number(),
})
export type Problem = z.infer<typeof Problem>
