import * as z from 'zod/mini'
import { said } from '#said'
import { route } from './route.ts'

/** What a gate is asked with. */
export const AccessAsked = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) })

const granted = z.object({ granted: said(z.boolean(), 'constant true: a wrong password is answered with 401') })

/** POST /api/ai-access: unlocks the AI mode for this browser. */
export const aiAccess = route({
  method: 'POST',
  path: '/api/ai-access',
  summary: 'Unlocks the AI mode with its password; the answer sets a signed cookie.',
  body: AccessAsked,
  answer: granted,
})

/** POST /api/operator-access: opens what operators alone may do. */
export const operatorAccess = route({
  method: 'POST',
  path: '/api/operator-access',
  summary: 'Opens the operator’s doors with their password; the answer sets a signed cookie.',
  body: AccessAsked,
  answer: granted,
})
