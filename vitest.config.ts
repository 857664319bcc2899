import { configDefaults, defineConfig } from 'vitest/config'

const server = { include: ['server/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'web/**/*.test.ts', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'pglite',
          // Races, timeouts and faults are proved on PostgreSQL: PGlite has one connection.
          exclude: [...configDefaults.exclude, '**/*.postgres.test.ts'],
          globalSetup: 'server/test/database/pglite-setup.ts',
          provide: { postgresUrl: '' },
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          globalSetup: 'server/test/database/postgres-setup.ts',
          provide: { pgliteTemplate: '' },
        },
      },
    ],
  },
})
