import type { PublishedPick } from '@fairline/contract'

/** What became of a bet, in words. */
export const settlementText: Readonly<Record<NonNullable<PublishedPick['settlement']>, string>> = {
  win: 'Won',
  'half-win': 'Half won',
  push: 'Push',
  'half-lose': 'Half lost',
  lose: 'Lost',
}
