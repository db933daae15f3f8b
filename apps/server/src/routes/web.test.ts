import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { webRoutes } from './web.ts'

const START = "import('/assets/main.js')"

async function headersAt(path: string, headers: Record<string, string> = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'fairline-web-'))
  writeFileSync(join(dist, 'index.html'), '<div id="root"></div><script type="module" src="/assets/main.js"></script>')
  writeFileSync(join(dist, 'home.html'), `<script type="module">${START}</script><div id="root"><h1>Home</h1></div>`)
  const app = fastify()
  webRoutes(app, dist)
  return (await app.inject({ url: path, headers })).headers
}

const policyAt = async (path: string) => String((await headersAt(path))['content-security-policy'])

describe('which scripts a page may run', () => {
  it('the home screen: files of ours, and the one script that was built into it', async () => {
    const hash = createHash('sha256').update(START).digest('base64')
    expect(await policyAt('/')).toMatch(/default-src 'self';.*; script-src 'self' '[^']+'$/)
    expect(await policyAt('/')).toContain(`'sha256-${hash}'`)
  })

  it('any other page: files of ours alone', async () => {
    for (const path of ['/games/one', '/nowhere']) {
      expect(await policyAt(path)).toMatch(/; script-src 'self'$/)
    }
  })
})

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['gzip;q=0', undefined],
  ['br', undefined],
])('a page is compressed for who takes it: %s', async (accepted, coding) => {
  expect((await headersAt('/', { 'accept-encoding': accepted }))['content-encoding']).toBe(coding)
})
