import type { PublishedBet } from '@fairline/contract'

/** What a published bet is now, in words. */
export const publishedStatus: Readonly<Record<PublishedBet['status'], string>> = {
  'worth-it': 'Still +EV',
  'no-longer-worth-it': 'No longer +EV',
  'price-gone': 'Price gone',
  'in-play': 'Now in play',
  ended: 'Ended',
}
