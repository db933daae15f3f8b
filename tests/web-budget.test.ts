import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { weigh } from '../scripts/web-budget.mjs'

/** A built page with a script of this many bytes that do not compress, a style, and a screen that is loaded later. */
function built(bytes: number): string {
  const dist = mkdtempSync(join(tmpdir(), 'fairline-dist-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets', 'index-a.js'), randomBytes(bytes))
  writeFileSync(join(dist, 'assets', 'later-b.js'), Buffer.alloc(900_000, 1))
  writeFileSync(join(dist, 'assets', 'index-c.css'), 'p { color: red }')
  writeFileSync(
    join(dist, 'index.html'),
    '<script type="module" src="/assets/index-a.js"></script><link rel="stylesheet" href="/assets/index-c.css">',
  )
  return dist
}

describe('what the home screen may weigh', () => {
  const budget = { script: 5000, style: 100 }

  it('counts what the page itself asks for, and not what is loaded later', () => {
    const [script, style] = weigh(built(1000), budget)
    expect(script).toMatchObject({ kind: 'script', fits: true })
    expect(script!.bytes).toBeLessThan(2000)
    expect(style).toMatchObject({ kind: 'style', fits: true })
  })

  it('counts what the home screen’s own page asks for besides, once', () => {
    const dist = built(1000)
    const before = weigh(dist, budget)[0]!.bytes
    writeFileSync(join(dist, 'assets', 'soon-d.js'), randomBytes(2000))
    writeFileSync(join(dist, 'home.html'), '<script type="module">["/assets/index-a.js","/assets/soon-d.js"]</script>')
    expect(weigh(dist, budget)[0]!.bytes - before).toBeGreaterThan(1999)
    expect(weigh(dist, budget)[0]!.bytes - before).toBeLessThan(2100)
  })

  it('fails where a script grew too large, and where there is none', () => {
    expect(weigh(built(6000), budget)[0]!.fits).toBe(false)
    const empty = mkdtempSync(join(tmpdir(), 'fairline-dist-'))
    writeFileSync(join(empty, 'index.html'), '<p>nothing</p>')
    expect(weigh(empty, budget).map(({ fits }) => fits)).toEqual([false, false])
  })
})
