export { type ReadOptions, type ReplayBody, readBody } from './replay/read-body.ts'
export { replaySource } from './replay/replay-source.ts'
export type { RowCount } from './replay/row-count.ts'
