// npm start: installs what is missing, builds the web app if its sources changed, starts the server.
import { spawn } from 'node:child_process'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled, nodePath } from './ensure.mjs'
import { serverArguments, serverEnvironment } from './server.mjs'

ensureInstalled()
const node = nodePath()
await buildWeb()
const server = spawn(node, serverArguments, { stdio: 'inherit', env: serverEnvironment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
