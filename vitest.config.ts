import { defineConfig } from 'vitest/config'

const serverTests = {
  environment: 'node',
  include: ['packages/server/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/** Four suites: the rules, the screens' parts, and the server's tests on each of the two databases. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: ['packages/domain/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        test: { name: 'web', environment: 'happy-dom', include: ['packages/web/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...serverTests,
          name: 'server-embedded',
          globalSetup: ['packages/server/test/embedded-setup.ts'],
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server-postgres',
          globalSetup: ['packages/server/test/postgres-setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
    ],
  },
})
