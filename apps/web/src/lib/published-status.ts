import type { PublishedBet } from '@fairline/contract'

type StatusTexts = Readonly<Record<PublishedBet['status'], string>>

const atAllBooks: StatusTexts = {
  'worth-it': 'Still recommended',
  'no-longer-worth-it': 'No longer recommended',
  'still-learning': 'Still learning from past games',
  'price-gone': 'Price gone',
  'book-excluded': 'Only at books we don’t recommend',
  'in-play': 'Now in play',
  ended: 'Ended',
}

const atOwnBooks: StatusTexts = {
  ...atAllBooks,
  'worth-it': 'Recommended at your books',
  'no-longer-worth-it': 'Not recommended at your books',
  'price-gone': 'Not offered at your books',
  'book-excluded': 'Only at those of your books we don’t recommend',
}

/** What a published bet is now, in words. @param ownBooks  whether it is judged at the visitor's own books */
export const publishedStatus = (status: PublishedBet['status'], ownBooks: boolean): string =>
  (ownBooks ? atOwnBooks : atAllBooks)[status]
