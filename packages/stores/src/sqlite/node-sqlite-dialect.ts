import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { type Dialect, type SqliteDatabase, SqliteDialect, SqliteQueryCompiler, type SqliteStatement } from 'kysely'

/** Node's own SQLite behind kysely's SQLite dialect. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  const asKysely: SqliteDatabase = {
    close: () => database.close(),
    // SQLite rolls back by itself when the disk is full; rolling back again would hide why.
    prepare: (sql) => (sql === 'rollback' && !database.isTransaction ? nothing : statement(database.prepare(sql))),
  }
  const dialect = new SqliteDialect({ database: asKysely })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    // A compiler holds the parameters of its last query: a checkpoint of 30 MB would stay in memory.
    createQueryCompiler: () => ({
      compileQuery: (node, id) => new SqliteQueryCompiler().compileQuery(node, id),
    }),
  }
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
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
