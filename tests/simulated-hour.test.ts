import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

async function hour(zone: string, step: number): Promise<string[]> {
  const script = new URL('simulated-hour.ts', import.meta.url).pathname
  const env = { ...process.env, TZ: zone }
  const { stdout } = await run(process.execPath, [script, '2026-07-15T19:00:00Z', String(step)], { env })
  return stdout.trim().split(' ')
}

it('lives the same hour in Tokyo and in Newfoundland, in short steps and in long ones', async () => {
  const [tokyo, newfoundland] = await Promise.all([hour('Asia/Tokyo', 10), hour('America/St_Johns', 7)])
  // Midnight of the machine's own calendar, to see that the zones did differ.
  expect(tokyo.at(-1)).toBe('2025-12-31T15:00:00.000Z')
  expect(newfoundland.at(-1)).toBe('2026-01-01T03:30:00.000Z')
  expect(newfoundland[0]).toBe(tokyo[0])
  expect(Number(tokyo[1])).toBeGreaterThan(50)
})
