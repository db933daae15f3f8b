import type * as z from 'zod/mini'

/** One route between web and server: where it is, and what its response holds. */
export interface Route<Answer extends z.ZodMiniType = z.ZodMiniType, Query extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/api/${string}`
  /** What the route is for, in one sentence. */
  readonly summary: string
  /** The query, where there is one. */
  readonly query?: Query
  /** What is sent along, where anything is. */
  readonly body?: z.ZodMiniType
  readonly answer: Answer
}

/** Declares a route. */
export const route = <Answer extends z.ZodMiniType, Query extends z.ZodMiniType = z.ZodMiniType>(
  definition: Route<Answer, Query>,
): Route<Answer, Query> => definition
