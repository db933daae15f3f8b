import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// Plants imports that the plan of the house forbids, in a copy of its packages, and sees the walls fail.
const house = join(import.meta.dirname, '..')
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fairline-walls-'))
  for (const name of [
    'packages',
    'apps',
    'tsconfig.json',
    'tsconfig.base.json',
    '.dependency-cruiser.cjs',
    'package.json',
  ]) {
    cpSync(join(house, name), join(copy, name), { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) })
  }
  symlinkSync(join(house, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function broken(path: string, content: string): string[] {
  mkdirSync(join(copy, path, '..'), { recursive: true })
  writeFileSync(join(copy, path), content)
  const args = ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const run = spawnSync(join(house, 'node_modules/.bin/depcruise'), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  rmSync(join(copy, path))
  const { summary } = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }
  return summary.violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)
}

describe('the walls of the house', () => {
  it.each([
    ['packages/numeric/src/planted.ts', "import '../../odds/src/index.ts'\n", 'numeric-looks-only-where-it-may'],
    ['packages/numeric/src/planted.ts', "import 'zod'\n", 'maths-touches-nothing'],
    ['packages/odds/src/planted.ts', "import '../../models/src/index.ts'\n", 'odds-looks-only-where-it-may'],
    [
      'packages/providers/src/simulated/planted.ts',
      "import '../../../models/src/index.ts'\n",
      'providers-looks-only-where-it-may',
    ],
    ['packages/models/src/planted.ts', "import 'node:fs'\n", 'maths-touches-nothing'],
    ['packages/engine/src/planted.ts', "import '../../providers/src/index.ts'\n", 'engine-looks-only-where-it-may'],
    [
      'packages/stores/src/planted.ts',
      "import '../../engine/src/betting/decide-market.ts'\n",
      'through-the-front-door',
    ],
    ['packages/domain/src/planted.ts', "import './index.ts'\n", 'the-face-is-for-guests'],
    ['apps/web/src/planted.ts', "import '../../../packages/engine/src/index.ts'\n", 'web-looks-only-where-it-may'],
    ['apps/web/src/features/ball/planted.ts', "import '../games/games-query.ts'\n", 'features-do-not-know-each-other'],
    ['packages/engine/src/ledger/planted.ts', "import '../backtest/walk-forward.ts'\n", 'live-code-uses-no-backtest'],
    ['packages/odds/src/planted.ts', "import './not-there.ts'\n", 'no-dangling-import'],
  ])('fall on a forbidden import in %s: %j', { timeout: 30_000 }, (path, content, rule) => {
    expect(broken(path, content)).toContain(rule)
  })
})
