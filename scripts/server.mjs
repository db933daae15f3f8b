import { join } from 'node:path'
import { environment, root } from './ensure.mjs'

/** How the server is run: small young generations, which halve what it holds. */
export const serverArguments = ['--max-semi-space-size=8', join(root, 'apps', 'server', 'src', 'main.ts')]

/** Its environment: compiled sources are kept between starts; few arenas, as each keeps what was freed in it. */
export const serverEnvironment = (extra = {}) =>
  environment({
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'fairline'),
    MALLOC_ARENA_MAX: '2',
    ...extra,
  })
