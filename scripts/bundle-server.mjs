// Bundles the server, in a process of its own: the bundler keeps 400 MB for as long as its process lives.
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './ensure.mjs'
import { builtServer } from './server.mjs'

const programs = ['main', 'workers/compute-worker', 'jobs/history-process']
/** Each program in a file of its own, beside the others. Packages that look for files of their own stay out. */
const options = {
  input: Object.fromEntries(
    programs.map((name) => [basename(name), join(root, 'apps', 'server', 'src', `${name}.ts`)]),
  ),
  platform: 'node',
  external: ['piscina', 'pg-native'],
  logLevel: 'warn',
}

const bundle = await rolldown(options)
await bundle.write({ dir: builtServer, format: 'esm' })
await bundle.close()
