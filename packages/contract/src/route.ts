import type * as z from 'zod/mini'

/** One door between web and server: where it is, and what is answered. */
export interface Route<Answer extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  /** What the door is for, in one sentence. */
  readonly summary: string
  readonly answer: Answer
}

/** Declares a door. */
export const route = <Answer extends z.ZodMiniType>(definition: Route<Answer>): Route<Answer> => definition
