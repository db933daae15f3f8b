import { StoreError } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { openPatiently } from './open-patiently.ts'

function patience() {
  const phases: string[] = []
  const errors: unknown[] = []
  const waits: number[] = []
  let real = 1_000_000
  return {
    phases,
    errors,
    waits,
    options: {
      wait: async (ms: number) => {
        waits.push(ms)
        real += ms
      },
      realNow: () => real,
      maxInUseMs: 0,
      onPhase: (phase: string) => phases.push(phase),
      onError: (error: unknown) => errors.push(error),
    },
  }
}

describe('opening something that needs a database', () => {
  it('waits for one that cannot be reached, says so, and names each reason once', async () => {
    const { phases, errors, waits, options } = patience()
    const reasons = ['refused', 'refused', 'terminated']
    const open = async () => {
      const reason = reasons.shift()
      if (reason) throw new StoreError('unreachable', reason)
      return 'open'
    }
    expect(await openPatiently(open, options)).toBe('open')
    expect(phases).toEqual(['opening the database', ...Array(3).fill('waiting for the database: it can’t be reached')])
    expect(errors.map((error) => (error as Error).message)).toEqual(['refused', 'terminated'])
    expect(waits).toEqual([2000, 2000, 2000])
  })

  it.each(['in-use', 'refused', 'broken', 'missing'] as const)(
    'does not wait for what waiting does not mend: %s',
    async (kind) => {
      const { waits, options } = patience()
      const open = async () => {
        throw new StoreError(kind, 'no')
      }
      await expect(openPatiently(open, options)).rejects.toMatchObject({ kind })
      expect(waits).toEqual([])
    },
  )

  it('waits a while for a database that another process holds, and says so: that process may be dead', async () => {
    const { phases, errors, waits, options } = patience()
    let tries = 0
    const open = async () => {
      tries += 1
      if (tries < 10) throw new StoreError('in-use', 'another process')
      return 'open'
    }
    expect(await openPatiently(open, { ...options, maxInUseMs: 30_000 })).toBe('open')
    expect(phases).toEqual([
      'opening the database',
      ...Array(9).fill('waiting for the database: another Fairline process is using it'),
    ])
    expect(errors).toHaveLength(1)
    expect(waits).toEqual(Array(9).fill(2000))
  })

  it('gives up once another process has held the database for that long', async () => {
    const { waits, options } = patience()
    const open = async () => {
      throw new StoreError('in-use', 'another process')
    }
    await expect(openPatiently(open, { ...options, maxInUseMs: 30_000 })).rejects.toMatchObject({ kind: 'in-use' })
    expect(waits).toHaveLength(15)
  })
})
