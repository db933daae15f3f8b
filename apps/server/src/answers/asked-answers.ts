import { advancedMorePicks, listBets, smartParlayLivePicks, userPicks } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import type * as z from 'zod/mini'
import { cursorIssue } from '../bets/bet-cursor.ts'
import { presentBets } from '../bets/present-bets.ts'
import type { FieldIssue } from '../routes/issue-text.ts'
import { numberIssue } from '../routes/number-issue.ts'
import { advancedMorePicksOf } from './advanced-more-picks.ts'
import { smartParlayLivePicksOf } from './smart-parlay-live.ts'
import { sportsIssue, userPicksOf } from './user-picks.ts'

/** A projection of a board and of what the address asks for. */
export interface AskedAnswer {
  readonly path: string
  /** What the address says, as it may be used; what is wrong with it where it says something else. */
  read(
    query: unknown,
  ): { readonly asked: object } | { readonly error: { readonly issues: readonly (FieldIssue | z.core.$ZodIssue)[] } }
  of(board: Board, asked: object): object
}

/** @param issueOf  what is wrong with a query whose fields are valid one by one; null if nothing is */
const asked = <Query extends z.ZodMiniType>(
  { path, query }: { readonly path: string; readonly query?: Query },
  of: (board: Board, asked: z.infer<Query>) => object,
  issueOf: (asked: z.infer<Query>) => FieldIssue | null = () => null,
): AskedAnswer => ({
  path,
  read(given) {
    const read = query?.safeParse(given)
    if (read && !read.success) return { error: read.error }
    const fields = (read?.data ?? {}) as z.infer<Query>
    const issue = numberIssue(fields as object, given) ?? issueOf(fields)
    return issue ? { error: { issues: [issue] } } : { asked: fields as object }
  },
  of: (board, given) => of(board, given as z.infer<Query>),
})

/** Every answer that follows from a board and a query. */
export const askedAnswers: readonly AskedAnswer[] = [
  asked(advancedMorePicks, advancedMorePicksOf),
  asked(listBets, presentBets, cursorIssue),
  asked(smartParlayLivePicks, smartParlayLivePicksOf),
  asked(userPicks, userPicksOf, sportsIssue),
]
