import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { nodeSqliteDialect } from '../sqlite/node-sqlite-dialect.ts'
import { migrate } from './migrate.ts'
import { sqlNotes } from './sql-notes.ts'
import type { Tables } from './tables.ts'

const open: Kysely<Tables>[] = []
afterEach(() => Promise.all(open.splice(0).map((db) => db.destroy())))

/** Notes in memory; `beforeWrite` runs before a damaged one is set aside. */
async function notesWith(beforeWrite: (db: Kysely<Tables>) => Promise<void> = async () => {}) {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) })
  open.push(db)
  await migrate(db, () => 'test')
  const damage = (name: string) =>
    db.updateTable('notes').set({ body: 'changed by hand' }).where('name', '=', name).execute()
  return { notes: sqlNotes(db, () => beforeWrite(db)), damage }
}

describe('notes', () => {
  it('are read as they were written last, each by its own name', async () => {
    const { notes } = await notesWith()
    await notes.write('one', 'first')
    await notes.write('one', 'second')
    await notes.write('other', '')
    expect([await notes.read('one'), await notes.read('other'), await notes.read('none')]).toEqual(['second', '', null])
    expect(notes.damaged()).toEqual([])
  })

  it('are written all together, or none of them', async () => {
    const { notes } = await notesWith()
    await notes.write('one', 'before')
    function* failing(): Iterable<[string, string]> {
      yield ['one', 'after']
      throw new Error('could not be saved')
    }
    await expect(notes.writeAll(failing())).rejects.toThrow('could not be saved')
    expect(await notes.read('one')).toBe('before')
    await notes.writeAll(
      new Map([
        ['one', 'after'],
        ['other', 'new'],
      ]),
    )
    expect([await notes.read('one'), await notes.read('other')]).toEqual(['after', 'new'])
    expect(notes.damaged()).toEqual([])
  })

  it('that were changed by hand are set aside under another name, and leave the others alone', async () => {
    const { notes, damage } = await notesWith()
    await notes.write('one', 'sound')
    await notes.write('other', 'sound')
    await damage('one')
    expect(await notes.read('one')).toBeNull()
    expect([await notes.read('one.damaged'), await notes.read('other')]).toEqual(['changed by hand', 'sound'])
    expect(notes.damaged()).toEqual(['one'])
  })

  it('that another process replaced since a damaged one was read stay as it wrote them', async () => {
    const { notes, damage } = await notesWith(async (db) => {
      await sqlNotes(db, async () => {}).write('one', 'written meanwhile')
    })
    await notes.write('one', 'sound')
    await damage('one')
    expect(await notes.read('one')).toBeNull()
    expect(await notes.read('one')).toBe('written meanwhile')
    expect(await notes.read('one.damaged')).toBeNull()
  })

  it('that are damaged stay where they are in a process that may not write', async () => {
    const { notes, damage } = await notesWith(() => Promise.reject(new Error('opened for reading')))
    await notes.write('one', 'sound')
    await damage('one')
    expect(await notes.read('one')).toBeNull()
    expect(await notes.read('one.damaged')).toBeNull()
    expect(notes.damaged()).toEqual(['one'])
  })
})
