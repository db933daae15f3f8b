import { type LiveData, liveData } from '@fairline/contract'
import { call } from './call.ts'
import { withScores } from './with-scores.ts'

/** The games on the board, wherever their scores stand. */
export const callLiveData = ({ signal }: { readonly signal: AbortSignal }): Promise<LiveData> =>
  call(liveData, { signal, reshape: withScores })
