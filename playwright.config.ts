import { defineConfig } from '@playwright/test'
import { chromium } from './e2e/stage/browser/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // Time limits for events that never happen, long enough for a machine that is busy with other work.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Watching a clip is mostly waiting: a third journey uses the time of the other two.
  workers: 3,
  // The run's end reports second tries, for somebody to examine.
  retries: 1,
  projects: [
    // Every screen and state, once, in both themes; first, since its longest walk takes minutes.
    { name: 'sweep', testDir: 'e2e/sweep', grepInvert: /@pictures/ },
    { name: 'journeys', testIgnore: 'sweep/**', grepInvert: /@pictures/ },
    // The same on phone and desktop, with pictures.
    { name: 'screens', testDir: 'e2e/sweep' },
  ],
  globalSetup: './e2e/stage/servers/demo-server.ts',
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    viewport: { width: 1280, height: 800 },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    // Recording every journey takes a third of all processor time.
    trace: 'on-first-retry',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // A journey that is about the device's own copies allows it: `page.route` sees no request of a service worker.
    serviceWorkers: 'block',
  },
})
