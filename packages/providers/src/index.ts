export { fetchToFile } from './fetch-to-file.ts'
export { importFormats, type ReadOptions, type ReplayBody, readBody, readFiles } from './replay/read-body.ts'
export { replaySource } from './replay/replay-source.ts'
export type { RowCount } from './replay/row-count.ts'
