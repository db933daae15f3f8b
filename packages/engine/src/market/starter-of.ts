import type { News } from '@fairline/domain'

/** Who starts for a side as last reported; null where no one is named. */
export const starterOf = (news: readonly News[], side: News['side']): string | null =>
  news.findLast((piece) => piece.what === 'starter' && piece.side === side)?.player ?? null
