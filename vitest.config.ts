import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const serverTests = {
  environment: 'node',
  // Loading the whole server again for each file took longer than all its tests.
  isolate: false,
  include: ['packages/server/**/*.test.ts'],
  // Long enough for a machine that gives a fifth of its time, as the journeys have it.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // What is waited for comes later on a busy machine; that says nothing about the product.
  expect: { poll: { timeout: 60_000 } },
}

const files = (names: readonly string[]) => names.map((name) => `packages/server/src/${name}.test.ts`)

/** What asks no database, or only the embedded one, is asked once. */
const ONCE = files([
  'arquivos/clamav',
  'config',
  'db/embedded/*',
  'demo/!(demo)',
  'fotos/recode',
  'http/{errors,static}',
  'identidades/provedores',
  'metrics/*',
  'pdf/*',
  'planilhas/planilha',
  'planilhas/leitura/*',
  'sistema/{crescimento,painel-externo}',
  'sistema/{doctor,servico}/*',
  'start-errors',
  'work/*',
])

/**
 * Where the two databases can differ: how one is opened, updated, backed up and kept, lists and search, bytes, what many do
 * at once, and the statements of each word by its `routes` tests. Where there is PostgreSQL, whose sessions are many, an
 * ordinary `npm test` asks the embedded one these alone, and PostgreSQL everything; the journeys ask the embedded one too.
 * Each file opens a database of its own, for which the embedded one takes two seconds. `npm run test:all` asks both everything.
 */
const BOTH = files([
  '**/routes',
  'arquivos/{arquivos,envios}',
  'backup/{backup,commands}',
  'db/!(objects)',
  'http/{lists,search}',
  'importacoes/{fila,projetos}',
  'lixeira/lixeira',
  'medicoes/rascunho',
  'projetos/{day-change,texto}',
  'sistema/{limits,maintenance}',
  'sistema/copias/{antes,trabalho}',
  'usuarios/{senha,sessao-routes}',
])

/** What only a server far away can do: end, hang, be in two minds. */
const FAR = ['packages/server/src/**/*.postgres.test.ts']

/**
 * What `import.meta.glob` finds changes without the file that asks: it is not kept. Vitest knows this of `glob(` alone, and
 * failed after a new migration until the cache was deleted.
 */
const globsAreNotCached: Plugin = {
  name: 'globs-are-not-cached',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob<') ? false : undefined)),
}

/** The rules, the screens' parts, and the server's tests on each of the two databases. */
export default defineConfig({
  plugins: [globsAreNotCached],
  test: {
    // Left to itself, half of a small machine's two cores stands idle.
    maxWorkers: '100%',
    // A file is transformed once for all projects, and again when it has changed: of a word's tests that was a third of the time.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          isolate: false,
          include: ['packages/domain/**/*.test.ts', 'test/**/*.test.ts'],
          // Properties are tried on hundreds of cases, beside whatever else the machine is busy with.
          testTimeout: 30_000,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          // Packages with a part of their own for servers give the browser's.
          execArgv: ['--conditions=browser'],
          setupFiles: ['packages/web/test/one-window.ts', 'packages/web/test/each-file.ts'],
          include: ['packages/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server-embedded',
          // Each file opens a database of its own: optimising an engine that soon ends takes longer than its tests.
          execArgv: ['--liftoff-only'],
          ...(process.env.EVERYDAY ? { include: [...ONCE, ...BOTH] } : {}),
          exclude: FAR,
          setupFiles: ['packages/server/test/kept-engine.ts'],
          globalSetup: ['packages/server/test/embedded-setup.ts'],
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server-postgres',
          exclude: ONCE,
          globalSetup: ['packages/server/test/postgres-setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
    ],
  },
})
