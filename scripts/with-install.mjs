// Runs one TypeScript file with the pinned Node, installing what is missing first.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, nodePath, root } from './ensure.mjs'

await ensureInstalled()
const [script, ...rest] = process.argv.slice(2)
const child = spawn(nodePath(), [join(root, script), ...rest], { stdio: 'inherit', env: environment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
