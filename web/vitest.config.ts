import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineProject } from 'vitest/config'
import { chromium } from '../e2e/stage/browser/chromium.ts'
import { textsByLanguage } from './plugins/texts-by-language.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * In a run no module changes: the frame of each file takes it from the browser's cache instead of asking about it
 * again.
 */
const modulesKept: Plugin = {
  name: 'modules-kept',
  apply: () => process.argv.includes('run'),
  configureServer({ middlewares }) {
    middlewares.use((_, response, next) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
}

/** Parts and whole screens in a real browser, in front of answers that the test gives in place of a server. */
export default defineProject({
  plugins: [modulesKept, react(), textsByLanguage({ web: `${here}src`, contract: `${here}../contract/src` })],
  test: {
    name: 'ui',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['test/layers.ts', ...(process.env.TRANSLATED === '1' ? ['test/translated.ts'] : [])],
    // Generous: no test depends on how busy the machine is.
    testTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
})
