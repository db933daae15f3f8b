import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Plants imports that the architecture forbids in a copy of all packages, and expects the check to name each.
const root = join(import.meta.dirname, '..')
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
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A file with a forbidden import, and the rule that forbids it. */
const planted = [
  ['packages/numeric/src/planted-odds.ts', '../../odds/src/index.ts', 'numeric-looks-only-where-it-may'],
  ['packages/numeric/src/planted-zod.ts', 'zod', 'maths-touches-nothing'],
  ['packages/odds/src/planted-models.ts', '../../models/src/index.ts', 'odds-looks-only-where-it-may'],
  ['packages/providers/src/simulated/planted.ts', '../../../models/src/index.ts', 'providers-looks-only-where-it-may'],
  ['packages/models/src/planted.ts', 'node:fs', 'maths-touches-nothing'],
  ['packages/engine/src/planted.ts', '../../providers/src/index.ts', 'engine-looks-only-where-it-may'],
  ['packages/stores/src/planted.ts', '../../engine/src/betting/decide-market.ts', 'through-the-front-door'],
  ['packages/domain/src/planted.ts', './index.ts', 'the-face-is-for-guests'],
  ['apps/web/src/planted.ts', '../../../packages/engine/src/index.ts', 'web-looks-only-where-it-may'],
  ['apps/web/src/features/ball/planted.ts', '../games/games-query.ts', 'features-do-not-know-each-other'],
  ['packages/engine/src/ledger/planted.ts', '../backtest/walk-forward.ts', 'live-code-uses-no-backtest'],
  ['packages/odds/src/planted-circle.ts', './planted-circle.ts', 'no-circle'],
  ['packages/odds/src/planted-nothing.ts', './not-there.ts', 'no-dangling-import'],
] as const

/** Names of the rules that each file breaks. */
let broken: ReadonlyMap<string, readonly string[]>

beforeAll(() => {
  for (const [path, imported] of planted) writeFileSync(join(copy, path), `import '${imported}'\n`)
  const args = ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const run = spawnSync(join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const { summary } = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }
  broken = new Map(
    [...Map.groupBy(summary.violations, ({ from }) => from)].map(([from, of]) => [
      from,
      of.map(({ rule }) => rule.name),
    ]),
  )
})

it.each(planted)('%s may not import %s', (path, _, rule) => {
  expect(broken.get(path)).toContain(rule)
})
