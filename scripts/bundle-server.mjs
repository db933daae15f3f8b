// Bundles the server, in a process of its own: the bundler keeps 400 MB for as long as its process lives.
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './ensure.mjs'
import { builtServer } from './server.mjs'

const programs = ['main', 'workers/compute-worker', 'jobs/history-process', 'jobs/in-play-process']
/** Each program in a file of its own, next to the others. Packages that look for files of their own stay out. */
const options = {
  input: Object.fromEntries(
    programs.map((name) => [basename(name), join(root, 'apps', 'server', 'src', `${name}.ts`)]),
  ),
  platform: 'node',
  external: ['piscina', 'pg-native'],
  logLevel: 'warn',
}

/**
 * CommonJS reads the modules of Node it asks for; an import of HTTP would have all of Node's fetch read at the start, 50 ms.
 * The source of a running program stays in memory: without comments, and in ASCII, it takes half as much.
 */
const output = {
  dir: builtServer,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  charset: 'ascii',
  comments: false,
}
const bundle = await rolldown(options)
await bundle.write(output)
await bundle.close()
