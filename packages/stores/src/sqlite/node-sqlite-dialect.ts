import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

/** Node's own SQLite behind kysely's SQLite dialect. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const asKysely: SqliteDatabase = {
    close: () => database.close(),
    prepare: (sql) => statement(database.prepare(sql)),
  }
  return new SqliteDialect({ database: asKysely })
}

function statement(prepared: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...values(parameters)),
    run: (parameters) => prepared.run(...values(parameters)),
    iterate: (parameters) => prepared.iterate(...values(parameters)),
  }
}
