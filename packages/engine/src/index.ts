export type { FactSource } from './ports/fact-source.ts'
export { FeedError, type FeedErrorKind } from './ports/feed-error.ts'
