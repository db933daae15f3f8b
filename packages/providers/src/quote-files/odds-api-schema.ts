import { z } from 'zod'

const Outcome = z.object({
  name: z.string(),
  price: z.number(),
  point: z.number().nullish(),
  /** Whose: the player of a prop, the side of a team total. */
  description: z.string().nullish(),
})
export type Outcome = z.infer<typeof Outcome>

const Book = z.object({
  key: z.string(),
  title: z.string().nullish(),
  last_update: z.string().nullish(),
  markets: z.array(z.object({ key: z.string(), last_update: z.string().nullish(), outcomes: z.array(Outcome) })),
})

const Event = z.object({
  id: z.string().nullish(),
  /** The API's key of the league: `basketball_nba`. */
  sport_key: z.string().nullish(),
  commence_time: z.string(),
  /** Null on outrights. */
  home_team: z.string().nullish(),
  away_team: z.string().nullish(),
  bookmakers: z.array(Book),
})
export type OddsApiEvent = z.infer<typeof Event>

/** An answer of The Odds API v4 with prices: of a sport, of one event, or either as it was at a moment. */
export const OddsApiAnswer = z.union([
  z.array(Event),
  Event.transform((event) => [event]),
  z
    .object({ timestamp: z.string(), data: z.union([z.array(Event), Event.transform((event) => [event])]) })
    .transform(({ data }) => data),
])

/** What it says instead. */
export const OddsApiRefusal = z.object({ message: z.string(), error_code: z.string().nullish() })
