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
  expect: { poll: { timeout: 15_000 } },
}

/** What asks no database, or only the embedded one, is asked once. */
const ONCE = [
  'packages/server/src/arquivos/clamav.test.ts',
  'packages/server/src/db/embedded/**',
  'packages/server/src/demo/!(demo).test.ts',
  'packages/server/src/fotos/recode.test.ts',
  'packages/server/src/http/static.test.ts',
  'packages/server/src/pdf/**',
  'packages/server/src/planilhas/planilha.test.ts',
  'packages/server/src/planilhas/leitura/**',
  'packages/server/src/sistema/crescimento.test.ts',
  'packages/server/src/sistema/doctor/**',
  'packages/server/src/work/**',
  'packages/server/src/config.test.ts',
  'packages/server/src/identidades/provedores.test.ts',
  'packages/server/src/start-errors.test.ts',
  'packages/server/src/http/errors.test.ts',
  'packages/server/src/metrics/**',
  'packages/server/src/sistema/painel-externo.test.ts',
]

/**
 * Rules above the statements that the files left out here ask of both databases, the journeys of the embedded one. Where
 * there is PostgreSQL, whose sessions are many, `npm test` asks them there alone: every file opens a database of its own,
 * and the embedded one takes two seconds for that.
 */
const RULES = [
  'aditivos/!(routes|decisao)',
  'arquivos/(copia|stores|tipo|envios-corridas)',
  'auditoria/(projeto|selos|entradas)',
  'avisos/!(routes)',
  'conformidade/!(routes)',
  'contratos/!(routes)',
  'convenios/!(routes)',
  'dados/!(routes)',
  'diario/!(routes)',
  'documentos/!(routes|imutavel)',
  'http/(known|origin|pedido|refusal-pace|safety|sockets|stored-file|strangers)',
  'importacoes/!(fila|projetos|desfazer|vez)',
  'lixeira/!(lixeira|copia)',
  'medicoes/!(rascunho|imutavel|pagamentos)',
  'obras/!(routes)',
  'painel/execucao',
  'paralisacoes/!(routes)',
  'planilhas/(streams|export-list)',
  'prazos/!(routes)',
  'projetos/!(routes|day-change|texto)',
  'quantitativos/!(routes|imoveis)',
  'transparencia/!(routes)',
  'identidades/!(routes)',
  'sistema/copias/guardadas',
  'usuarios/(tries|session-cache|convites)',
  'vinculos/!(routes)',
].map((files) => `packages/server/src/${files}.test.ts`)

/** What only a server far away can do: end, hang, be in two minds. */
const FAR = ['packages/server/src/**/*.postgres.test.ts']

/** The rules, the screens' parts, and the server's tests on each of the two databases. */
export default defineConfig({
  test: {
    // Left to itself, half of a small machine's two cores stands idle.
    maxWorkers: '100%',
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
          exclude: process.env.RULES_ON_POSTGRES ? [...FAR, ...RULES] : FAR,
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
