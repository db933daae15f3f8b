import { join } from 'node:path'
import { compileCache, environment, root } from './ensure.mjs'

/** Where `build-server.mjs` puts the server: as deep as its sources, which find the repository from where they are. */
export const builtServer = join(root, 'apps', 'server', 'dist')

/**
 * Arguments of the server: small young generations that everything is allocated in (V8 else moves what outlived a few
 * collections to the old one, where each board would stay until a full collection), one V8 helper thread (each has
 * memory of its own, and there may be only two cores), explicit garbage collection to release memory after learning, and a
 * collection once the heap has grown by 60 % (by default it may double and more in between).
 */
export const serverArguments = [
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=60',
  '--expose-gc',
  '--v8-pool-size=1',
  join(builtServer, 'main.cjs'),
]

/** Size in bytes from which malloc returns freed memory; without it the size grows with each larger block that is freed. */
const RETURNED_FROM = '131072'

/** Environment of the server. Caches compiled sources between starts. Uses few malloc arenas, as each keeps its freed memory. */
export const serverEnvironment = (extra = {}) =>
  environment({
    NODE_COMPILE_CACHE: compileCache,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: RETURNED_FROM,
    MALLOC_TRIM_THRESHOLD_: RETURNED_FROM,
    ...extra,
  })
