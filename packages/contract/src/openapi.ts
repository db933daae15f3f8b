import * as z from 'zod/mini'
import { health } from './health.ts'
import { liveData } from './live-data.ts'
import { parlayPicks } from './parlay-picks.ts'
import { Problem } from './problem.ts'
import type { Route } from './route.ts'

/** Every door there is. */
export const routes: readonly Route[] = [health, liveData, parlayPicks]

/** The OpenAPI document, made from the doors themselves. */
export function openApi(version: string): object {
  const problem = { content: { 'application/problem+json': { schema: z.toJSONSchema(Problem) } } }
  const operation = ({ summary, answer }: Route) => ({
    summary,
    responses: {
      200: { description: summary, content: { 'application/json': { schema: z.toJSONSchema(answer) } } },
      503: { description: 'No board yet: the app is starting.', ...problem },
    },
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairline',
      version,
      description: 'For entertainment. Every number is measured, modelled or quoted.',
    },
    paths: Object.fromEntries(routes.map((door) => [door.path, { [door.method.toLowerCase()]: operation(door) }])),
  }
}
