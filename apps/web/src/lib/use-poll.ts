import { createContext, useContext } from 'react'

/** Whether the live stream is there: it tells of every change, and nothing has to be asked again and again. */
export const Streaming = createContext(false)

/**
 * How often to ask again, in milliseconds, while the live stream is down; false while it is there.
 *
 * @param milliseconds  as documented for what is asked
 */
export const usePoll = (milliseconds: number): number | false => (useContext(Streaming) ? false : milliseconds)
