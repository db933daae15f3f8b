import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { codingChooser } from '../coding/content-coding.ts'
import { constantHeaders } from './constant-headers.ts'

/** Screens that exist; any other path gets the same page with status 404, and the page says so. */
const isScreen = (path: string): boolean => path === '/' || /^\/games\/[^/]+$/.test(path)

/** Files that have to lie at the root, with what they are. */
const rootFiles: Readonly<Record<string, string>> = {
  'manifest.webmanifest': 'application/manifest+json',
  'offline-worker.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'robots.txt': 'text/plain; charset=utf-8',
}

/** The web app: hashed files for a year, the page itself always fresh. */
export function webRoutes(app: FastifyInstance, webRoot: string): void {
  // A page is there as it is and with gzip.
  const chooseCoding = codingChooser(['gzip'])
  const built = existsSync(join(webRoot, 'index.html'))
  const page = pageOf(built ? readFileSync(join(webRoot, 'index.html')) : 'The web app is not built. Run npm start.')
  // The home screen stands in its page before its script has come.
  const home = existsSync(join(webRoot, 'home.html')) ? pageOf(readFileSync(join(webRoot, 'home.html'))) : page
  if (built) {
    app.register(fastifyStatic, {
      root: join(webRoot, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    })
  }
  for (const [name, type] of Object.entries(rootFiles)) {
    const file = join(webRoot, name)
    if (!existsSync(file)) continue
    const bytes = readFileSync(file)
    app.get(`/${name}`, (_, reply) => reply.header('cache-control', 'no-cache').type(type).send(bytes))
  }
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    reply
      .code(isScreen(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
    reply.type(built ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
    const { plain, gzip, policy } = path === '/' ? home : page
    reply.header('content-security-policy', policy)
    return chooseCoding(request.headers['accept-encoding']) === 'gzip'
      ? reply.header('content-encoding', 'gzip').send(gzip)
      : reply.send(plain)
  })
}

/** A page as it is sent, compressed once; of scripts in a page those run that were there when the server started. */
function pageOf(text: Buffer | string) {
  const plain = Buffer.from(text)
  const scripts = [...plain.toString().matchAll(/<script type="module">([^<]+)<\/script>/g)]
  const hashes = scripts.map(([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const policy = `${constantHeaders['content-security-policy']}; script-src 'self'${hashes.join('')}`
  return { plain, gzip: gzipSync(plain, { level: 9 }), policy }
}
