// npm start: installs what is missing, builds the web app and the server if their sources changed, starts it.
import { spawn } from 'node:child_process'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled, nodePath } from './ensure.mjs'
import { serverArguments, serverEnvironment } from './server.mjs'

await ensureInstalled()
const node = nodePath()
await Promise.all([buildWeb(), buildServer(node)])
// The server ends when this process is gone, however it went: the channel between them closes.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
const server = spawn(node, serverArguments, { stdio, env: serverEnvironment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
// Exits with an error if the server was killed, so that a supervisor restarts this process.
server.on('exit', (code) => process.exit(code ?? 1))
