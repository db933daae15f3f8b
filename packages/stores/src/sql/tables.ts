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
  /** Texts by name, each replaced by the next: the engine's checkpoint, and which world the facts are of. */
  notes: {
    name: string
    body: string
    /** SHA-256 of name and body. */
    hash: string | null
  }
  /** One row: the random id a store keeps from its first opening. */
  store_identity: {
    id: string
  }
  /** One row: the newest ledger row ever appended, so that rows deleted at the end are noticed. */
  ledger_head: {
    id: number
    seq: number
    hash: string
  }
  ledger: {
    seq: number
    key: string
    body: string
    previous: string
    hash: string
  }
}
