import { Day, type Instant, LeagueKey } from '@fairline/domain'
import { z } from 'zod'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { SavedTimedCloses } from '../forecast/saved-timed-closes.ts'
import { SavedBookWatch } from '../markets/book-watch.ts'
import type { SavedSession } from './league-session.ts'

/** Of what and when a checkpoint is. */
export interface CheckpointHead {
  readonly source: string
  readonly asOf: Instant
  /** First day of a game that was on the board or not over then: none of before is needed any more. */
  readonly openSince: Day
  /** Each has a part of its own. */
  readonly leagues: readonly LeagueKey[]
}

/** What a checkpoint must fit to be continued from. */
export interface CheckpointContext {
  readonly source: string
  /** Leagues the source covers: each has to be in the checkpoint, exactly once. */
  readonly covers: readonly LeagueKey[]
  readonly now: Instant
}

/** Why a checkpoint cannot be used, in words for the operator. */
interface Unusable {
  readonly unusable: string
}

/** Why a checkpoint can't be used that holds something else than this version saves. */
export const OTHER_VERSION = 'another version of Fairline wrote it'

/** Learning years from the start is quicker than catching up on more than this. */
const MAX_AGE_MS = 60 * 86_400_000
/** Older versions wrote a line with a checksum first; since then the store has checked what it keeps. */
const OLDER_HEADER = 'fairline-checkpoint '

/** UTF-16 code units, each of which JSON can write as an escape. */
const NOT_ASCII = /[^\0-\x7f]/g

const Saved = z.looseObject({})
/** Entries are not looked at: the store checks that they are as they were written. */
const SavedList = z.custom<readonly unknown[]>(Array.isArray)
/** Figures that older versions saved as lists. */
const SavedBlend = z.looseObject({ samples: z.string() })
/** Fields that older versions did not save; they numbered seasons differently, too. */
const SavedSeason = z.looseObject({ overtimeLosses: z.number().nullable() })

const SavedQuadratic = z.tuple([z.number(), z.number(), z.number()])

/** A curve is drawn from it long after it was read. */
const SavedPropFit = z.object({
  hoursRange: z.tuple([z.number(), z.number()]),
  close: z.object({
    stats: z.record(z.string(), z.object({ shares: z.tuple([z.number(), z.number()]), spread: z.number() })),
    spread: SavedQuadratic,
    still: SavedQuadratic,
  }),
  weights: z.array(z.number()).nonempty(),
  lines: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])),
  knots: z.array(z.object({ said: z.number(), share: z.number() })),
})

/** The outline of a saved league. The store protects the figures; this catches what another version wrote. */
const Desk = z.looseObject({
  modelVersion: z.literal(MODEL_VERSION),
  rating: Saved,
  blend: SavedBlend,
  closing: SavedBlend,
  named: Saved,
  timed: SavedTimedCloses,
  moves: z.looseObject({ model: Saved, calendar: SavedList }),
  slope: Saved,
  margins: z.looseObject({ decided: z.string() }),
  lines: z.looseObject({ timed: z.object({ spread: SavedTimedCloses, total: SavedTimedCloses }) }).nullable(),
  props: z.looseObject({
    counts: z.array(z.tuple([z.string(), z.looseObject({ levels: z.looseObject({ figures: z.string() }) })])),
    closes: z.looseObject({ learned: z.string(), fit: SavedPropFit.nullable() }),
  }),
  strategies: z.looseObject({
    records: z.looseObject({ graded: z.array(z.tuple([z.string(), z.string()])) }),
    lately: SavedList,
  }),
  seasons: z.array(z.tuple([z.string(), SavedSeason])),
  leading: SavedList,
  inPlay: z.object({
    winner: SavedTimedCloses,
    spread: SavedTimedCloses,
    over: SavedTimedCloses,
    under: SavedTimedCloses,
  }),
  books: SavedBookWatch.optional(),
})

const Head = z.object({ source: z.string(), asOf: z.number(), openSince: Day, leagues: z.array(LeagueKey) })
const Part = z.object({ league: LeagueKey, asOf: z.number(), saved: Desk })
/** What is read of a part, no matter which model wrote it. */
const BooksPart = z.object({ league: LeagueKey, asOf: z.number(), saved: z.object({ books: SavedBookWatch }) })

/** Writes the head of a checkpoint. */
export const headText = (head: CheckpointHead): string => JSON.stringify(head)

/**
 * Writes what a league had learned at a moment: only ASCII, so that the text read back takes one byte a character in
 * memory instead of two.
 */
export const partText = (league: LeagueKey, asOf: Instant, saved: SavedSession): string =>
  JSON.stringify({ league, asOf, saved }).replace(
    NOT_ASCII,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Reads a head. Never throws. */
export function readHead(text: string, context: CheckpointContext): CheckpointHead | Unusable {
  if (text.startsWith(OLDER_HEADER)) return { unusable: OTHER_VERSION }
  const head = readAs(Head, text)
  if ('unusable' in head) return head
  const unusable = mismatch(head, context)
  return unusable === null ? head : { unusable }
}

/**
 * Reads the part of a league. Never throws.
 *
 * @param league  of which it has to be
 * @param asOf  the moment of the head
 */
export function readPart(text: string, league: LeagueKey, asOf: Instant): { readonly saved: SavedSession } | Unusable {
  const part = readAs(Part, text)
  if ('unusable' in part) return part
  if (part.league !== league) return { unusable: `it holds ${part.league} in the place of ${league}` }
  if (part.asOf !== asOf) return { unusable: 'its parts are of different times' }
  return { saved: part.saved as unknown as SavedSession }
}

/**
 * Reads the head of a checkpoint that can't be continued from, but of which exclusions of books can be kept: those don't depend on
 * the model, the leagues covered or its age. Never throws.
 *
 * @returns null if it can't be read, or is of another source or from the future
 */
export function readOlderHead(text: string, { source, now }: CheckpointContext): CheckpointHead | null {
  const head = readAs(Head, text)
  return 'unusable' in head || head.source !== source || head.asOf > now ? null : head
}

/**
 * Reads the excluded books from a league's part, no matter which model wrote it. Never throws.
 *
 * @param league  of which it has to be
 * @param asOf  the moment of the head
 * @returns none if they can't be read, or the part is of another league or moment
 */
export function readExcludedBooks(text: string, league: LeagueKey, asOf: Instant): SavedBookWatch {
  const part = readAs(BooksPart, text)
  if ('unusable' in part || part.league !== league || part.asOf !== asOf) return []
  return part.saved.books.filter(({ excludedAfter }) => excludedAfter !== null)
}

function readAs<T extends object>(shape: z.ZodType<T>, text: string): T | Unusable {
  const value = fromJson(text)
  if (value === undefined) return { unusable: 'it is damaged' }
  const parsed = shape.safeParse(value)
  return parsed.success ? parsed.data : { unusable: OTHER_VERSION }
}

function mismatch({ source, asOf, leagues }: CheckpointHead, context: CheckpointContext): string | null {
  if (source !== context.source) return `it is of the source "${source}", not "${context.source}"`
  if (asOf > context.now) {
    return `it is from ${new Date(asOf).toISOString()}, which is later than the clock`
  }
  if (context.now - asOf > MAX_AGE_MS) return 'it is more than 60 days old'
  const missing = context.covers.filter((key) => !leagues.includes(key))
  if (missing.length > 0) return `it is incomplete: ${missing.join(', ')} not in it`
  return leagues.length === context.covers.length ? null : 'it holds leagues twice, or leagues that are not covered'
}

function fromJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
