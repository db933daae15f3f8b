import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Makes a database of its own on a server, to be dropped when done. */
export async function freshDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fairline_test_${randomUUID().replaceAll('-', '')}`
  await query(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => query(server, `drop database if exists ${name} with (force)`) }
}

async function query(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
