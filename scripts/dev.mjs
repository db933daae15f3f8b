// npm run dev: the server restarted and the page reloaded as their sources change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, nodePath, root } from './ensure.mjs'

await ensureInstalled()
const env = environment()
const server = spawn(nodePath(), ['--watch', join(root, 'apps', 'server', 'src', 'main.ts')], { stdio: 'inherit', env })
const web = spawn('vite', [], { stdio: 'inherit', env, cwd: join(root, 'apps', 'web') })
const stop = () => {
  server.kill()
  web.kill()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
server.on('exit', stop)
web.on('exit', stop)
