import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { CallFailed, failureTitle } from '../lib/call.ts'
import { LoadFailed } from './load-failed.tsx'
import { StaleLine } from './stale-line.tsx'

interface Props<Data> {
  readonly of: UseQueryResult<Data>
  /** Drawn while nothing has arrived yet, in the final shape. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Draws every state of a query: loading, server starting, failed, stale, loaded. No screen handles them by itself. */
export function QueryView<Data>({ of, skeleton, children }: Props<Data>) {
  // Long lists are drawn bit by bit: meanwhile the page scrolls and hears.
  const data = useDeferredValue(of.data)
  if (data !== undefined) {
    return (
      <>
        {of.isError && <StaleLine why={failureTitle(of.error)} />}
        {children(data)}
      </>
    )
  }
  const failure = of.error ?? of.failureReason
  if (failure instanceof CallFailed && failure.kind === 'starting') {
    return (
      <div aria-busy="true">
        <p role="status" className="mb-3 text-sm text-soft">
          {failure.title}…
        </p>
        {skeleton}
      </div>
    )
  }
  if (of.isError) return <LoadFailed error={of.error} onRetry={() => void of.refetch()} />
  return <div aria-busy="true">{skeleton}</div>
}
