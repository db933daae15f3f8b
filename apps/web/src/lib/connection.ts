import { createContext, useContext } from 'react'

/** Whether the server answers: `down` if it can't be reached, `starting` if it has no board yet. */
export type Connection = 'up' | 'starting' | 'down'

/** Why nothing is updated, in words; null while the server answers. */
export const connectionText: Readonly<Record<Connection, string | null>> = {
  up: null,
  starting: 'Fairline is starting',
  down: 'Couldn’t reach Fairline',
}

/** Learned once for everything on the page. */
export const ConnectionContext = createContext<Connection>('up')

export const useConnection = (): Connection => useContext(ConnectionContext)

/**
 * What the live stream and the last look at the server's health say of the connection.
 *
 * @param isStreaming  whether the live stream is there
 * @param status  HTTP status of the last look if it failed, null if there was no response; undefined if it went well
 */
export function connectionOf(isStreaming: boolean, status: number | null | undefined): Connection {
  if (isStreaming || status === undefined) return 'up'
  return status === 503 ? 'starting' : 'down'
}
