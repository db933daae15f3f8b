import * as z from 'zod/mini'
import { describe } from '#describe'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'
import { PickResponse, RecordStatus } from './track-record.ts'

/** GET /api/days/{day}: a day's slate with its picks as they were, and their results. */
export const pastDay = route({
  method: 'GET',
  path: '/api/days/{day}',
  summary:
    'The picks of a day as they were said, with what came of them, and the day’s games as far as they are known.',
  answer: z.object({
    day: describe(z.string(), 'YYYY-MM-DD, the leagues’ own date'),
    today: describe(z.string(), 'YYYY-MM-DD in Los Angeles'),
    games: describe(
      z.array(
        z.object({
          gameId: z.string(),
          league: z.string(),
          homeTeam: z.string(),
          awayTeam: z.string(),
          homeScore: z.nullable(z.number()),
          awayScore: z.nullable(z.number()),
          winner: describe(z.nullable(z.enum(['home', 'draw', 'away'])), 'null while the game is not over'),
          onBoard: describe(z.boolean(), 'whether /api/games/{gameId} still tells of it'),
        }),
      ),
      'of the board, and of the last ten games of every side: older days may be incomplete',
    ),
    live: describe(z.array(PickResponse), 'picks published as it happened'),
    backfill: describe(
      z.array(PickResponse),
      'decided afterwards from what was known then: nobody could have followed them',
    ),
    ...RecordStatus.shape,
    provenance: Provenance,
  }),
})
export type PastDay = z.infer<typeof pastDay.answer>
