// The plan of the house. Each room may look into the rooms named beside it, and no others.
const mayLookInto = {
  'packages/numeric': [],
  'packages/odds': ['packages/numeric'],
  'packages/models': ['packages/odds', 'packages/numeric'],
  'packages/domain': ['packages/odds', 'packages/numeric'],
  'packages/contract': ['packages/domain'],
  'packages/engine': ['packages/domain', 'packages/models', 'packages/odds', 'packages/numeric'],
  // Not models: the simulated leagues share no rate and no parameter with the models that price them.
  'packages/providers': ['packages/engine', 'packages/domain', 'packages/odds', 'packages/numeric'],
  'packages/stores': ['packages/engine', 'packages/domain'],
  'apps/server': [
    'packages/engine',
    'packages/providers',
    'packages/stores',
    'packages/contract',
    'packages/domain',
    'packages/odds',
  ],
  'apps/web': ['packages/contract', 'packages/domain', 'packages/odds'],
  'apps/cli': [
    'packages/engine',
    'packages/providers',
    'packages/stores',
    'packages/domain',
    'packages/odds',
    'packages/numeric',
  ],
}
const test = '(\\.test\\.tsx?$)|/testing/'
const pure = '^packages/(numeric|odds|models)/src/'

const walls = Object.entries(mayLookInto).map(([room, rooms]) => ({
  name: `${room.split('/')[1]}-looks-only-where-it-may`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: '^(packages|apps)/', pathNot: [room, ...rooms].map((allowed) => `^${allowed}/`) },
}))

module.exports = {
  forbidden: [
    ...walls,
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'maths-touches-nothing',
      severity: 'error',
      comment: 'numeric, odds and models are numbers in, numbers out: no npm package, no Node module, no other package',
      from: { path: pure, pathNot: test },
      to: { pathNot: pure },
    },
    { name: 'no-dangling-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared-in-package-json',
      severity: 'error',
      from: { pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'through-the-front-door',
      severity: 'error',
      comment:
        'from outside, a package is its src/index.ts (or its testing/index.ts), or another entry that its package.json exports',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/(src|testing)/index\\.ts$',
          '^packages/engine/testing/facts\\.ts$',
          '^packages/stores/src/store-settings\\.ts$',
        ],
      },
    },
    {
      name: 'the-face-is-for-guests',
      severity: 'error',
      comment: 'inside a package nobody imports its own index.ts: that is how 40-file circles are made',
      from: { path: '^packages/([^/]+)/src/' },
      to: { path: '^packages/$1/src/index\\.ts$' },
    },
    {
      name: 'live-code-uses-no-backtest',
      severity: 'error',
      comment: 'a back-test runs live code, never the other way around; other reports may share its scores',
      from: {
        path: '^packages/engine/src/',
        pathNot: ['^packages/engine/src/(backtest/|index\\.ts$)', '-report\\.ts$', test],
      },
      to: { path: '^packages/engine/src/backtest/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-floors',
      severity: 'error',
      comment: 'app -> features -> components -> lib, never back up',
      from: { path: '^apps/web/src/(lib|components|features)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'components-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|components)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'lib-is-the-ground',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/components/' },
    },
    {
      name: 'providers-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/providers/src/([^/]+)/' },
      // All of them may read tables.
      to: { path: '^packages/providers/src/[^/]+/', pathNot: '^packages/providers/src/($1|table)/' },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.(test|d)\\.tsx?$', '(^|/)index\\.ts$', '\\.(json|config\\.ts)$', '^apps/web/public/'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
