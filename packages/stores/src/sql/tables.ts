/** The tables, the same on SQLite and PostgreSQL. Bodies are JSON text; moments are milliseconds. */
export interface Tables {
  facts: {
    league: string
    key: string
    observed_at: number
    phase: number
    body: string
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
