import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { fastTmpdir } from './scripts/fast-tmpdir'

/**
 * Files that run on the embedded database too, beside the `*.pglite.test.ts`: together they send most kinds of the
 * server's statements (docs/decisions/0014-where-a-test-belongs.md). At most twelve files in all.
 */
const alsoOnPglite = [
  'server/src/app/demo/demo.test.ts',
  'server/src/people/account/desk/list/list.test.ts',
  'server/src/platform/database/baseline.test.ts',
  'server/src/desk/audit/audit.test.ts',
  'server/src/studio/content/import/import-videos.test.ts',
  'server/src/studio/lesson/bulk/bulk.test.ts',
  'server/src/platform/log/log-canaries.test.ts',
  'server/src/whole/process/descriptors.test.ts',
  'server/src/whole/statements/desk-statements.test.ts',
  'stand-ins/stripe/test/both-databases.test.ts',
]

/** Folder of the run, with the tests' own files and folders, removed at the end; PostgreSQL's user may enter it. */
const folder = mkdtempSync(join(fastTmpdir(), 'kasama-run-'))
chmodSync(folder, 0o755)
process.env.TMPDIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Limits so long that no test depends on how busy the machine is: they end what hangs. */
const limitMs = 600_000
const expectations = { poll: { timeout: 60_000 } }

const server = {
  expect: expectations,
  testTimeout: limitMs,
  hookTimeout: limitMs,
  setupFiles: 'server/test/app/set-up.ts',
  // Each file has its own database; the code is loaded once for all, which takes longer than most files.
  isolate: false,
}

export default defineConfig({
  test: {
    // PostgreSQL and the hashing threads take half of a server test's time: two files share two cores.
    maxWorkers: 2,
    tags: [
      { name: 'long', description: 'left to `npm run prove`, as 0014 says: several seconds of a quiet machine' },
      { name: 'ci', description: 'left to `.ci/run`: files that take four seconds of a quiet machine' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          expect: expectations,
          testTimeout: limitMs,
          include: [
            'contract/src/**/*.test.ts',
            'web/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'stand-ins/*/money/*.test.ts',
          ],
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          ...server,
          name: 'pglite',
          include: ['server/**/*.pglite.test.ts', ...alsoOnPglite],
          globalSetup: 'server/test/database/pglite-setup.ts',
          provide: { postgresUrl: '' },
        },
      },
      ...[
        { name: 'postgres', include: ['server/**/*.test.ts'] },
        { name: 'stand-ins', include: ['stand-ins/*/test/*.test.ts'] },
      ].map((project) => ({
        test: {
          ...server,
          ...project,
          exclude: [...configDefaults.exclude, '**/*.pglite.test.ts'],
          globalSetup: 'server/test/database/postgres-setup.ts',
          provide: { pgliteTemplate: '' },
        },
      })),
    ],
  },
})
