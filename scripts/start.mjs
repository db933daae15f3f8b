// npm start: installs what is missing, builds the web app if its sources changed, starts the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled, environment, nodePath, root } from './ensure.mjs'

ensureInstalled()
const node = nodePath()
buildWeb()
// Small young generations and early collections: the server keeps half the memory and is a little slower to start.
const server = spawn(
  node,
  ['--max-semi-space-size=8', '--optimize-for-size', join(root, 'apps', 'server', 'src', 'main.ts')],
  {
    stdio: 'inherit',
    env: environment(),
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
