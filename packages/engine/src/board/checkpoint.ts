import { type Instant, LeagueKey } from '@fairline/domain'
import { z } from 'zod'
import { MODEL_VERSION } from '../forecast/league-models.ts'
import { SavedTimedCloses } from '../forecast/saved-timed-closes.ts'
import type { SavedDesk } from './league-desk.ts'

/** What the engine had learned at a moment. */
export interface Checkpoint {
  readonly source: string
  readonly asOf: Instant
  readonly leagues: readonly (readonly [LeagueKey, SavedDesk])[]
}

/** What a checkpoint must fit to be continued from. */
export interface CheckpointContext {
  readonly source: string
  /** Leagues the source covers: each has to be in the checkpoint, exactly once. */
  readonly covers: readonly LeagueKey[]
  readonly now: Instant
}

/** A checkpoint to continue from, or why it cannot be used, in words for the operator. */
export type ReadCheckpoint = { readonly checkpoint: Checkpoint } | { readonly unusable: string }

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
    closes: z.looseObject({ learned: z.string() }),
  }),
  strategies: z.looseObject({
    records: z.looseObject({ graded: z.array(z.tuple([z.string(), z.string()])) }),
    lately: SavedList,
  }),
  seasons: z.array(z.tuple([z.string(), SavedSeason])),
  leading: SavedList,
})

const Shape = z.object({
  source: z.string(),
  asOf: z.number(),
  leagues: z.array(z.tuple([LeagueKey, Desk])),
})

/** Writes a checkpoint as text: only ASCII, so that the text read back takes one byte a character in memory instead of two. */
export const checkpointText = (checkpoint: Checkpoint): string =>
  JSON.stringify(checkpoint).replace(NOT_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Reads the text of a checkpoint. Whatever it holds, nothing is thrown. */
export function readCheckpoint(text: string, context: CheckpointContext): ReadCheckpoint {
  if (text.startsWith(OLDER_HEADER)) return { unusable: OTHER_VERSION }
  const value = fromJson(text)
  if (value === undefined) return { unusable: 'it is damaged' }
  const parsed = Shape.safeParse(value)
  if (!parsed.success) return { unusable: OTHER_VERSION }
  const checkpoint = parsed.data as unknown as Checkpoint
  const unusable = mismatch(checkpoint, context)
  return unusable === null ? { checkpoint } : { unusable }
}

function mismatch({ source, asOf, leagues }: Checkpoint, context: CheckpointContext): string | null {
  if (source !== context.source) return `it is of the source "${source}", not "${context.source}"`
  if (asOf > context.now) {
    return `it is from ${new Date(asOf).toISOString()}, which is later than the clock`
  }
  if (context.now - asOf > MAX_AGE_MS) return 'it is more than 60 days old'
  const keys = leagues.map(([key]) => key)
  const missing = context.covers.filter((key) => !keys.includes(key))
  if (missing.length > 0) return `it is incomplete: ${missing.join(', ')} not in it`
  return keys.length === context.covers.length ? null : 'it holds leagues twice, or leagues that are not covered'
}

function fromJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
