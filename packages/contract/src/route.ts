import type * as z from 'zod/mini'

/** One door between web and server: where it is, and what is answered. */
export interface Route<Answer extends z.ZodMiniType = z.ZodMiniType, Query extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/api/${string}`
  /** What the door is for, in one sentence. */
  readonly summary: string
  /** What may be asked for in the address, where anything may. */
  readonly query?: Query
  /** What is sent along, where anything is. */
  readonly body?: z.ZodMiniType
  readonly answer: Answer
}

/** Declares a door. */
export const route = <Answer extends z.ZodMiniType, Query extends z.ZodMiniType = z.ZodMiniType>(
  definition: Route<Answer, Query>,
): Route<Answer, Query> => definition
