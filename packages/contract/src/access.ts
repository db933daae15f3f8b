import * as z from 'zod/mini'
import { describe } from '#describe'
import { route } from './route.ts'

/** Logs in with a password. */
export const AccessRequest = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) })

/** What a password protects. */
export const Gate = describe(z.enum(['ai', 'operator']), 'ai: the AI mode; operator: what only operators may do')
export type Gate = z.infer<typeof Gate>

/** Logs out. */
export const LogOutRequest = z.object({
  gate: Gate,
  everywhere: describe(z.optional(z.boolean()), 'true: on all devices; needs a valid session'),
})

const granted = z.object({ granted: describe(z.boolean(), 'constant true: a wrong password is answered with 401') })

/** POST /api/ai-access: unlocks the AI mode for this browser. */
export const aiAccess = route({
  method: 'POST',
  path: '/api/ai-access',
  summary: 'Unlocks the AI mode with its password; the response sets a session cookie.',
  body: AccessRequest,
  answer: granted,
})

/** POST /api/operator-access: opens what only operators may do. */
export const operatorAccess = route({
  method: 'POST',
  path: '/api/operator-access',
  summary: 'Logs in as operator; the response sets a session cookie.',
  body: AccessRequest,
  answer: granted,
})

/** POST /api/log-out: ends the session of this browser, or all sessions. */
export const logOut = route({
  method: 'POST',
  path: '/api/log-out',
  summary: 'Ends the session of this browser, or of all browsers.',
  body: LogOutRequest,
  answer: z.object({
    loggedOut: describe(z.boolean(), 'constant true'),
    endedSessions: describe(z.number(), 'sessions that ended; 0 if there was none'),
  }),
})
