import { expect, it } from 'vitest'
import { connectionOf } from './connection.ts'

it.each([
  { isStreaming: true, status: null, means: 'up' },
  { isStreaming: false, status: undefined, means: 'up' },
  { isStreaming: false, status: null, means: 'down' },
  { isStreaming: false, status: 502, means: 'down' },
  { isStreaming: false, status: 503, means: 'starting' },
] as const)('is $means with a stream: $isStreaming and a look at its health that failed with $status', (seen) => {
  expect(connectionOf(seen.isStreaming, seen.status)).toBe(seen.means)
})
