/** Code whose tests must notice nearly every change, and the tests that are run for it. */
export interface MutatedArea {
  /** What `npm run mutate -- NAME` is called with. */
  readonly name: string
  /** Folder of the code and its tests. */
  readonly folder: string
  /** Percent of the mutants that the tests must kill. */
  readonly floor: number
  /** Of vitest: tests of screens need a document. */
  readonly environment?: 'jsdom'
  /** Started once before the tests; path in the repository. */
  readonly globalSetup?: string
}

/** Prices, money, records and access: a wrong figure there costs a user most. */
const STRICT = 85
const USUAL = 75

const engine = (name: string, floor: number): MutatedArea => ({ name, folder: `packages/engine/src/${name}`, floor })

/** Every area that is mutated. */
export const mutatedAreas: readonly MutatedArea[] = [
  { name: 'odds', folder: 'packages/odds/src', floor: STRICT },
  engine('settlement', STRICT),
  engine('ledger', STRICT),
  engine('betting', STRICT),
  { name: 'access', folder: 'apps/server/src/access', floor: STRICT },
  {
    name: 'stores',
    folder: 'packages/stores/src',
    floor: STRICT,
    globalSetup: 'packages/stores/testing/provide-postgres.ts',
  },
  { name: 'models', folder: 'packages/models/src', floor: USUAL },
  { name: 'domain', folder: 'packages/domain/src', floor: USUAL },
  engine('market', USUAL),
  engine('markets', USUAL),
  engine('props', USUAL),
  engine('learn', USUAL),
  { name: 'readers', folder: 'packages/providers/src/replay', floor: USUAL },
  { name: 'presenters', folder: 'apps/server/src/answers', floor: USUAL },
  { name: 'web-lib', folder: 'apps/web/src/lib', floor: USUAL, environment: 'jsdom' },
]
