import type { Health } from '@fairline/contract'
import { createContext, useContext } from 'react'
import { CallFailed } from './call.ts'

/** Why nothing on the screen is updated, in a sentence; null while it is. Found out once for everything on the page. */
export const NotUpdatingContext = createContext<string | null>(null)

export const useNotUpdating = (): string | null => useContext(NotUpdatingContext)

/** What is known of the way from the feeds to the screen. */
interface Connection {
  /** Whether the device has a network. */
  readonly isOnline: boolean
  /** Whether the live stream is there. */
  readonly isStreaming: boolean
  /** The server's health as last received; null before the first response. */
  readonly health: Pick<Health, 'notUpdating'> | null
  /** Why the last request for it failed; null if it went well. */
  readonly failure: Error | null
}

/** Why nothing on the screen is updated, in a sentence; null while it is. */
export function notUpdatingText({ isOnline, isStreaming, health, failure }: Connection): string | null {
  if (!isOnline) return 'You’re offline.'
  if (failure !== null && !isStreaming) return failureText(failure)
  return health?.notUpdating ?? null
}

const UNREACHABLE = 'Couldn’t reach Fairline.'

/** A response with a status that isn't Fairline's comes from a proxy in front of it. */
function failureText(failure: Error): string {
  if (!(failure instanceof CallFailed)) return UNREACHABLE
  if (failure.status === 503) return 'Fairline is starting.'
  const isForeign = failure.kind === 'unreadable' && failure.status !== null
  return isForeign ? UNREACHABLE : `${failure.title.replace(/\.$/, '')}.`
}
