import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailed } from '../lib/call.ts'

interface Props<Data> {
  readonly of: UseQueryResult<Data>
  /** Drawn while nothing has arrived yet, in the final shape. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The faces of anything fetched: waiting, starting, failed, stale, there. No screen handles them by itself. */
export function QueryView<Data>({ of, skeleton, children }: Props<Data>) {
  if (of.data !== undefined) {
    return (
      <>
        {of.isError && (
          <p role="status" className="mb-3 text-sm text-caution">
            ⚠ Not updating: {of.error.message}. The last good data stand.
          </p>
        )}
        {children(of.data)}
      </>
    )
  }
  const failure = of.error ?? of.failureReason
  if (failure instanceof CallFailed && failure.kind === 'starting') {
    return (
      <div aria-busy="true">
        <p role="status" className="mb-3 text-sm text-soft">
          {failure.message}…
        </p>
        {skeleton}
      </div>
    )
  }
  if (of.isError) {
    return (
      <div role="alert" className="rounded-xl border border-line bg-raised p-5">
        <p className="font-semibold">{of.error.message}</p>
        <button
          type="button"
          className="mt-3 min-h-11 rounded-lg border border-line px-4 text-act"
          onClick={() => void of.refetch()}
        >
          Try again
        </button>
      </div>
    )
  }
  return <div aria-busy="true">{skeleton}</div>
}
