export { openPostgres } from './postgres/open-postgres.ts'
export { openSqlite } from './sqlite/open-sqlite.ts'
export type { Store } from './store.ts'
