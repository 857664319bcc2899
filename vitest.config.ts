import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Server tests that run on PostgreSQL alone: the kind of database makes no difference to them, or each of their queries
 * runs on PGlite in another file (docs/decisions/0014-where-a-test-belongs.md). A file whose SQL is written by hand stays
 * away from here until that is so.
 */
const onPostgresAlone = [
  'server/src/config.test.ts',
  'server/src/whole/{audited,hostile-input,leaks}.test.ts',
  'server/src/platform/{http,lists,log,media,pages,passwords,reports}/**',
  'server/src/platform/{concurrency,periodic/periods}.test.ts',
  'server/src/ports/**',
  'server/src/features/account/{avatar,care,drawn-picture}.test.ts',
  'server/src/features/auth/{auth,login-limits,admin/coming-in}.test.ts',
  'server/src/features/auth/{facebook,google,reset}/**',
  'server/src/features/billing/{billing,attempts/attempts,plan-changes/plan-changes,standing/standing,upkeep/upkeep}.test.ts',
  'server/src/features/billing/{vouchers,webhook}/**',
  'server/src/features/certificate/**',
  'server/src/features/chat/{asking/**,chat.test.ts,spoken/voice.test.ts}',
  'server/src/features/clip/{clips.test.ts,make/**,store-faults.test.ts,voice/{full-disk,laying,without-ffmpeg}.test.ts}',
  'server/src/features/content/{format/**,questions/**,zip/**,desk/import-list.test.ts}',
  'server/src/features/help/contact.test.ts',
  'server/src/features/library/together.test.ts',
  'server/src/features/progress/{progress,mails/weekly-mails}.test.ts',
  'server/src/features/quiz/{quiz,public-quiz}.test.ts',
  'server/src/features/rewards/{praise,reward-runs,vouchers/forget-addresses}.test.ts',
  'server/src/features/rewards/credits/{monthly-credits,same-ledger}.test.ts',
  'server/src/features/translation/**',
  'server/src/features/video/{video,desk/files,page/page-body,watching/cheating}.test.ts',
  'server/src/features/worker/{worker,details/details}.test.ts',
  'server/src/features/worker/password/**',
]

const server = {
  include: ['server/**/*.test.ts', 'stand-ins/*/test/*.test.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  setupFiles: 'server/test/app/set-up.ts',
  // Each file has a database of its own; the code is loaded once for all, which takes longer than most files.
  isolate: false,
}

export default defineConfig({
  test: {
    // Half of a server test's time is PostgreSQL's or the hashing threads': two files share two cores.
    maxWorkers: 2,
    tags: [
      { name: 'long', description: 'left to `npm run test:all`, as 0014 says: several seconds of a quiet machine' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 180_000,
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
          // Races, timeouts and faults are proved on PostgreSQL: PGlite has one connection.
          exclude: [...configDefaults.exclude, '**/*.postgres.test.ts', ...onPostgresAlone],
          globalSetup: 'server/test/database/pglite-setup.ts',
          provide: { postgresUrl: '' },
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          exclude: [...configDefaults.exclude, '**/*.pglite.test.ts'],
          globalSetup: 'server/test/database/postgres-setup.ts',
          provide: { pgliteTemplate: '' },
        },
      },
    ],
  },
})
