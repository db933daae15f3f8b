import { createContext, useContext } from 'react'

/** Whether the live stream is there: it tells of every change, and nothing has to be polled. */
export const Streaming = createContext(false)

/**
 * How often to ask again, in milliseconds, while the live stream is down; false while it is there.
 *
 * @param milliseconds  as documented for the query
 */
export const usePoll = (milliseconds: number): number | false => (useContext(Streaming) ? false : milliseconds)
