/** The tables, the same on SQLite and PostgreSQL. Bodies are JSON text; moments are milliseconds. */
export interface Tables {
  facts: {
    league: string
    key: string
    observed_at: number
    phase: number
    body: string
  }
  /** A game's quotes in packed pieces, in order; `folded` 1 where only some were kept. */
  quote_pieces: {
    game_id: string
    number: number
    to_at: number
    folded: number
    body: string
  }
  /** The moment up to which a league's quotes are written. */
  quoted_to: {
    league: string
    at: number
  }
  /** Single texts that are replaced: the engine's checkpoint, and which world the facts are of. */
  notes: {
    name: string
    body: string
  }
  ledger: {
    seq: number
    key: string
    body: string
    previous: string
    hash: string
  }
}
