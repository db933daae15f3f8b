import { type AccessControl, type AccessOptions, accessControl } from '../src/access/access-control.ts'

/** A key–value store in memory. */
export function memoryNotes(saved: Record<string, string> = {}) {
  const bodies = new Map(Object.entries(saved))
  return {
    bodies,
    read: async (name: string) => bodies.get(name) ?? null,
    write: async (name: string, body: string) => void bodies.set(name, body),
  }
}

/** Ids that no two calls share, and that every run of a test repeats. */
export function countedBytes(): (size: number) => Buffer {
  let count = 0
  return (size) => {
    count += 1
    return Buffer.alloc(size, String(count).padStart(8, '0'))
  }
}

/** Access control without a password, a proxy or a store. */
export function testAccess(options: Partial<AccessOptions> = {}): AccessControl {
  return accessControl({
    passwords: { ai: null, operator: null },
    trustProxy: false,
    notes: memoryNotes(),
    now: () => Date.parse('2026-07-15T19:00:00Z'),
    randomBytes: countedBytes(),
    onError: (error) => {
      throw error
    },
    ...options,
  })
}
