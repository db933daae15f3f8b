import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Copies the repository as it is into a folder of its own, where faults can be planted. Installed packages are linked, our
 * own packages are those of the copy, and `shared` next to the repository is next to the copy too.
 *
 * @returns the path of the copy
 */
export function faultTree(): string {
  const parent = join(root, '.cache', 'faults')
  const tree = join(parent, 'tree')
  rmSync(parent, { recursive: true, force: true })
  mkdirSync(join(tree, 'node_modules', '@fairline'), { recursive: true })
  symlinkSync(join(root, '../shared'), join(parent, 'shared'))
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    cpSync(join(root, file), join(tree, file))
  }
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@fairline') symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name))
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(tree, folder)))
      symlinkSync(join(tree, folder, name), join(tree, 'node_modules', nameOf(join(tree, folder, name))))
  return tree
}

const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file !== '')

const nameOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name
