import { describe, expect, it } from 'vitest'
import { tokenStore } from './token-store.ts'

const HOUR_MS = 3_600_000

function store({ maxTokens = 3, idPrefix = 'id' } = {}) {
  let time = 1_000_000_000_000
  let count = 0
  let saves = 0
  const tokens = tokenStore({
    maxIdleMs: 12 * HOUR_MS,
    maxAgeMs: 720 * HOUR_MS,
    maxTokens,
    now: () => time,
    randomId: () => `${idPrefix} ${++count}`,
    onChange: () => {
      saves += 1
    },
  })
  return {
    tokens,
    saves: () => saves,
    wait(ms: number) {
      time += ms
    },
  }
}

describe('tokens', () => {
  it('open the gate they were made for and no other', () => {
    const { tokens } = store()
    const id = tokens.issue('ai')
    expect([tokens.isValid('ai', id), tokens.isValid('operator', id)]).toEqual([true, false])
    expect([tokens.isValid('ai', 'id 2'), tokens.isValid('ai', undefined)]).toEqual([false, false])
  })

  it('are stored only as hashes', () => {
    const { tokens } = store()
    const id = tokens.issue('operator')
    expect(JSON.stringify(tokens.list())).not.toContain(id)
    expect(tokens.list()[0]?.hash).toMatch(/^[\w-]{43}$/)
  })

  it('end twelve hours after their last use', () => {
    const { tokens, wait } = store()
    const id = tokens.issue('operator')
    for (let use = 0; use < 3; use++) {
      wait(12 * HOUR_MS)
      expect(tokens.isValid('operator', id)).toBe(true)
    }
    wait(12 * HOUR_MS + 1)
    expect(tokens.isValid('operator', id)).toBe(false)
    expect(tokens.list()).toEqual([])
  })

  it('end after thirty days however often they are used', () => {
    const { tokens, wait } = store()
    const id = tokens.issue('operator')
    for (let hours = 0; hours < 720; hours += 10) {
      expect(tokens.isValid('operator', id)).toBe(true)
      wait(10 * HOUR_MS)
    }
    wait(1)
    expect(tokens.isValid('operator', id)).toBe(false)
  })

  it('make room by dropping the one of their gate that was opened first', () => {
    const { tokens, wait } = store()
    const operator = tokens.issue('operator')
    const ids = [1, 2, 3, 4].map(() => {
      wait(1)
      return tokens.issue('ai')
    })
    expect(ids.map((id) => tokens.isValid('ai', id))).toEqual([false, true, true, true])
    expect(tokens.isValid('operator', operator)).toBe(true)
  })

  it('make room by dropping a restored one that was opened before those of today', () => {
    const { tokens: before, wait: waitBefore } = store({ idPrefix: 'early id' })
    const early = before.issue('ai')
    waitBefore(2 * HOUR_MS)
    // Used last of all, though it was opened first.
    expect(before.isValid('ai', early)).toBe(true)
    const { tokens, wait } = store()
    wait(HOUR_MS)
    const ids = [1, 2, 3].map(() => tokens.issue('ai'))
    tokens.restore(before.list())
    expect(ids.map((id) => tokens.isValid('ai', id))).toEqual([true, true, true])
    expect(tokens.isValid('ai', early)).toBe(false)
  })

  it('that are expired do not count toward the maximum', () => {
    const { tokens, wait } = store()
    const inUse = tokens.issue('ai')
    tokens.issue('ai')
    tokens.issue('ai')
    wait(12 * HOUR_MS)
    expect(tokens.isValid('ai', inUse)).toBe(true)
    wait(1)
    expect(tokens.list()).toHaveLength(1)
    tokens.issue('ai')
    expect(tokens.isValid('ai', inUse)).toBe(true)
  })

  it('are revoked one by one or all of a gate', () => {
    const { tokens } = store()
    const first = tokens.issue('ai')
    const second = tokens.issue('ai')
    const operator = tokens.issue('operator')
    expect([tokens.revoke('operator', first), tokens.revoke('ai', first), tokens.revoke('ai', first)]).toEqual([
      false,
      true,
      false,
    ])
    expect(tokens.revoke('ai', undefined)).toBe(false)
    expect(tokens.revokeAll('ai')).toBe(1)
    expect([tokens.isValid('ai', second), tokens.isValid('operator', operator)]).toEqual([false, true])
  })

  it('are worth saving after long use, not after each', () => {
    const { tokens, saves, wait } = store()
    const id = tokens.issue('ai')
    wait(1000)
    tokens.isValid('ai', id)
    expect(saves()).toBe(1)
    wait(6 * 60_000)
    tokens.isValid('ai', id)
    tokens.isValid('ai', id)
    expect(saves()).toBe(2)
  })

  it('are saved without those that were revoked as soon as they are', () => {
    const { tokens, saves } = store()
    const first = tokens.issue('ai')
    tokens.issue('ai')
    tokens.revoke('ai', first)
    expect([saves(), tokens.list().length]).toEqual([3, 1])
    tokens.revokeAll('ai')
    expect([saves(), tokens.list().length]).toEqual([4, 0])
  })

  it('come back when restored, but not those that were revoked or ended meanwhile', () => {
    const { tokens: before } = store()
    const kept = before.issue('operator')
    const loggedOut = before.issue('operator')
    const ofOthers = before.issue('ai')
    const { tokens } = store()
    tokens.revoke('operator', loggedOut)
    tokens.revokeAll('ai')
    tokens.restore(before.list())
    expect([kept, loggedOut].map((id) => tokens.isValid('operator', id))).toEqual([true, false])
    expect(tokens.isValid('ai', ofOthers)).toBe(false)
  })

  it('of a clock that was far ahead are not restored', () => {
    const { tokens: before, wait } = store()
    wait(HOUR_MS)
    const id = before.issue('operator')
    const { tokens } = store()
    tokens.restore(before.list())
    expect(tokens.isValid('operator', id)).toBe(false)
  })
})
