import { type Day, type Instant, pacificDay } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import { z } from 'zod'
import { parlayPairOf } from '../answers/parlay-picks.ts'

/** A pair that the ball revealed: one for each visitor, day and pair. */
const Revealed = z.object({
  at: z.number(),
  day: z.string(),
  /** A random id from the visitor's own cookie. */
  visitor: z.string(),
  picks: z.array(z.object({ key: z.string(), text: z.string(), league: z.string() })),
  games: z.object({ total: z.number(), live: z.number(), upcoming: z.number() }),
})
export type Revealed = z.infer<typeof Revealed>

interface Notes {
  read(name: string): Promise<string | null>
  write(name: string, text: string): Promise<void>
}

const NOTE = 'revealed'
/** The oldest are dropped beyond so many, and what was noted is written this much later. */
const [MOST, LATER_MS] = [5000, 2000]

/** Notes what the ball revealed, outside of any answer's path; what was noted is read again after a restart. */
export function keepVisitors(notes: Notes, onError: (error: unknown) => void) {
  let rows: Revealed[] | null = null
  let timer: NodeJS.Timeout | null = null
  let waiting: Revealed[] = []
  let noted = 0

  async function load(): Promise<Revealed[]> {
    const text = rows === null ? await notes.read(NOTE) : null
    rows ??= text === null ? [] : z.array(Revealed).parse(JSON.parse(text))
    return rows
  }

  async function write(): Promise<void> {
    timer = null
    const [known, fresh] = [await load(), waiting]
    waiting = []
    const keys = new Set(known.map(keyOf))
    const added = fresh.filter((row) => !keys.has(keyOf(row)) && keys.add(keyOf(row)))
    if (added.length === 0) return
    rows = [...known, ...added].slice(-MOST)
    await notes.write(NOTE, JSON.stringify(rows))
  }

  return {
    /** A visitor was shown the pair of a board. */
    note(visitor: string, board: Board, at: Instant): void {
      const row = revealedOf(visitor, board, at)
      if (!row) return
      waiting.push(row)
      noted += 1
      timer ??= setTimeout(() => void write().catch(onError), LATER_MS)
    },
    /** How often something was noted: while it stays, so does all that is known. */
    noted: (): number => noted,
    /** All that is known, the oldest first. */
    async all(): Promise<readonly Revealed[]> {
      if (waiting.length > 0) await write()
      return load()
    },
    async close(): Promise<void> {
      if (timer) clearTimeout(timer)
      if (waiting.length > 0) await write()
    },
  }
}

export type KeptVisitors = ReturnType<typeof keepVisitors>

const keyOf = ({ day, visitor, picks }: Revealed) => `${day}|${visitor}|${picks.map(({ key }) => key).join('|')}`

function revealedOf(visitor: string, board: Board, at: Instant): Revealed | null {
  const picks = parlayPairOf(board)
  if (picks.length === 0) return null
  const day: Day = pacificDay(at)
  const open = board.games.filter(({ result }) => result === null)
  const live = open.filter(({ score }) => score !== null).length
  return { at, day, visitor, picks: [...picks], games: { total: open.length, live, upcoming: open.length - live } }
}
