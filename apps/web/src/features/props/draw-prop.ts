import { randomLivePlayerProp, randomPlayerProp } from '@fairline/contract'
import { call } from '../../lib/call.ts'

/** One prop over the bar, drawn again each time: requested on demand only, never kept. */
export const drawProp = () => call(randomPlayerProp)

/** One prop of a game in play, likewise. */
export const drawLiveProp = () => call(randomLivePlayerProp)
