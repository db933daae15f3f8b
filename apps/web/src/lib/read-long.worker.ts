import { expose, type ProxyMarked, type Remote, releaseProxy } from 'comlink'
import { call } from './call.ts'
import { type LongAsk, longReader, type TakeChanges } from './read-long.ts'

const reader = longReader(call)

expose({
  ...reader,
  async read(query: LongAsk, take: Remote<TakeChanges & ProxyMarked>) {
    try {
      return await reader.read(query, take)
    } finally {
      take[releaseProxy]()
    }
  },
})
