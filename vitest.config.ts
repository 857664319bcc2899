import { configDefaults, defineConfig } from 'vitest/config'

const server = { include: ['server/**/*.test.ts', 'stand-ins/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Half of a server test's time is PostgreSQL's or the hashing threads': two files share two cores.
    maxWorkers: 2,
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
          // Each file runs in a process of its own, with which the memory of its PGlite is given back.
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
          // Each file has a database of its own; the code is loaded once for all, which takes longer than most files.
          isolate: false,
          globalSetup: 'server/test/database/postgres-setup.ts',
          provide: { pgliteTemplate: '' },
        },
      },
    ],
  },
})
