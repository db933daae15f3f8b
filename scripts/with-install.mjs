// Runs one TypeScript file with the pinned Node, installing what is missing first: `with-install.mjs [--node-option …] file.ts …`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileCache, ensureInstalled, environment, nodePath, root } from './ensure.mjs'

await ensureInstalled()
const given = process.argv.slice(2)
const at = given.findIndex((argument) => !argument.startsWith('-'))
const [script, ...rest] = given.slice(at)
const child = spawn(nodePath(), [...given.slice(0, at), join(root, script), ...rest], {
  stdio: 'inherit',
  env: environment({ NODE_COMPILE_CACHE: compileCache }),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
