import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { route } from './route.ts'

const Origin = z.enum(['live', 'backfill', 'replay'])

/** How far an answer that follows from the ledger can be relied on. */
export const RecordStatus = z.object({
  leftOut: describe(
    z.array(z.object({ from: z.number(), to: describe(z.number(), 'inclusive'), reason: z.string() })),
    'rows of the ledger that are missing or cannot be read: nothing of them is counted',
  ),
  staleSince: describe(
    z.nullable(z.iso.datetime()),
    'ISO 8601, UTC: when the ledger was last read, if it cannot be read now; null while this is up to date',
  ),
  staleReason: describe(z.nullable(z.string()), 'why it is not up to date, in words'),
})
export type RecordStatus = z.infer<typeof RecordStatus>

const Tally = z.object({
  picks: z.number(),
  open: describe(z.number(), 'whose games are not over'),
  won: describe(z.number(), 'picks, half-won ones included'),
  lost: describe(z.number(), 'picks, half-lost ones included'),
  pushed: describe(z.number(), 'stakes that were given back: pushes and void bets'),
  hitRate: z.nullable(
    percent('share of decided stakes that won: one per pick, half of one where half was returned; null below thirty'),
  ),
  saidToWin: z.nullable(
    percent('forecast of hitRate: mean win probability of the same picks, by decided stake; null below thirty'),
  ),
  beatClose: z.nullable(percent('of picks whose closing line is known, those that beat it; null below thirty')),
  saidToBeatClose: z.nullable(
    percent(
      'mean confidence of those picks that had one; null below thirty of them: unknown confidence enters no mean',
    ),
  ),
  confidenceSample: describe(z.number(), 'picks that saidToBeatClose is the mean of'),
  roi: z.nullable(fraction('profit per unit staked, void bets excluded; null below thirty')),
  roiStdErr: z.nullable(fraction('one standard error of it')),
  closingValue: z.nullable(fraction('value of the price taken against the fair close; null below thirty')),
  closingValueStdErr: z.nullable(fraction('one standard error of it')),
  losses: describe(
    z.nullable(
      z.object({
        brier: describe(z.number(), 'Brier score of what was said: lower is better'),
        brierClose: describe(z.number(), 'the same of the fair close'),
        logLoss: describe(z.number(), 'in nats: lower is better'),
        logLossClose: describe(z.number(), 'the same of the fair close'),
        minusClose: describe(z.nullable(z.number()), 'log loss less that of the close'),
        minusCloseStdErr: describe(z.nullable(z.number()), 'one standard error of it'),
      }),
    ),
    'of picks that won or lost and whose close is known; null below thirty',
  ),
})

const group = (what: string) => describe(z.array(z.object({ name: z.string(), ...Tally.shape })), `the same ${what}`)

const BookWatch = z.object({
  excluded: describe(
    z.array(
      z.object({
        book: describe(z.string(), 'an invented price says so'),
        league: z.string(),
        excludedAfter: describe(z.string(), 'YYYY-MM-DD: no bet is recommended there since the games of this day'),
        bets: describe(z.number(), 'with an EV above 0 at this book alone'),
        expectedWins: describe(z.number(), 'of them by the fair close'),
        wins: describe(z.number(), 'counted'),
        evidence: describe(z.number(), 'how many times likelier these results are if its bets win too seldom'),
      }),
    ),
    'books whose bets win far more seldom than they closed on, by league; the last excluded first',
  ),
  watched: describe(z.number(), 'books, each counted once however many leagues it is watched in'),
  bets: describe(z.number(), 'judged at all books together'),
  mostEvidence: describe(z.nullable(z.number()), 'at one book in one league; null before the first bet'),
  excludedFrom: describe(z.number(), 'evidence from which a book is excluded'),
})

/** GET /api/track-record: how right it was. */
export const trackRecord = route({
  method: 'GET',
  path: '/api/track-record',
  summary: 'How right the picks were: what was published as it happened, or apart from it what was decided afterwards.',
  query: z.object({ origin: z.optional(Origin) }),
  answer: z.object({
    origin: describe(
      Origin,
      'live: published as it happened; backfill and replay: decided afterwards, nobody could have followed them',
    ),
    from: describe(z.nullable(z.string()), 'first day, YYYY-MM-DD'),
    to: z.nullable(z.string()),
    overall: Tally,
    byLeague: group('by league'),
    byMarket: group('by market'),
    byGrade: group('by grade, each pick by the table of its time'),
    byConfidence: group('by confidence that was said'),
    byStrategy: describe(
      z.array(
        z.object({
          name: z.string(),
          proposals: describe(z.number(), 'graded, the last 500 at most, as each game stood before it began'),
          hitRate: z.nullable(percent('that won; null below thirty')),
          roi: z.nullable(fraction('profit per unit staked; null below thirty')),
          roiStdErr: z.nullable(fraction('one standard error of it')),
          closingValue: z.nullable(fraction('against the fair close; null below thirty, and where no close is known')),
          standing: describe(
            z.enum(['shows value', 'on probation', 'untried']),
            'by its value against the close, else by money',
          ),
        }),
      ),
      'strategies propose beside the picks: what those proposals came to, whatever the origin',
    ),
    reliability: describe(
      z.array(
        z.object({
          from: describe(z.number(), '0–1'),
          to: z.number(),
          count: describe(z.number(), 'decided picks'),
          said: describe(
            z.nullable(z.number()),
            '0–1: mean win probability of its picks, by decided stake; null without picks',
          ),
          happened: describe(z.nullable(z.number()), '0–1: share of decided stakes that won; null without picks'),
        }),
      ),
      'in ten bands of the chance that was said',
    ),
    bookWatch: describe(
      BookWatch,
      'whether the prices of books win as often as they closed, whatever the origin: each judged by the bets one would have made there',
    ),
    rows: describe(z.number(), 'of the ledger that were read'),
    ...RecordStatus.shape,
  }),
})
export type TrackRecord = z.infer<typeof trackRecord.answer>

/** A pick of the ledger with what came of it. */
export const PickResponse = z.object({
  id: describe(z.number(), 'row of the ledger: /api/ledger/{id} tells its whole story'),
  madeAt: moment('when it was said'),
  league: z.string(),
  game: describe(z.string(), 'away @ home'),
  day: describe(z.string(), 'YYYY-MM-DD'),
  pick: describe(z.string(), 'the bet in words'),
  bookmaker: z.string(),
  odds: describe(z.number(), 'American'),
  winProbability: percent('that was said'),
  expectedValue: fraction('that was said'),
  confidence: z.nullable(percent('that was said')),
  grade: z.string(),
  outcome: describe(
    z.enum(['open', 'win', 'half-win', 'push', 'half-lose', 'lose', 'void']),
    'open while the game is not over',
  ),
  profit: z.nullable(fraction('per unit staked; null while it is open')),
  closingValue: z.nullable(fraction('against the fair close; null while it is open or where the close is not known')),
})
export type PickResponse = z.infer<typeof PickResponse>

/** GET /api/track-record/picks: every pick, the newest first. */
export const trackRecordPicks = route({
  method: 'GET',
  path: '/api/track-record/picks',
  summary: 'Every pick with what came of it, the newest first, some at a time.',
  query: z.object({
    origin: z.optional(Origin),
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  answer: z.object({
    picks: z.array(PickResponse),
    total: z.number(),
    hasMore: z.boolean(),
    ...RecordStatus.shape,
  }),
})
export type TrackRecordPicks = z.infer<typeof trackRecordPicks.answer>
