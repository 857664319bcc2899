import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { errorReports } from './plugins/error-reports.ts'
import { prerender } from './plugins/prerender.ts'
import { screens } from './plugins/screens.ts'
import { serviceWorker } from './plugins/service-worker.ts'
import { shadowStyles } from './plugins/shadow-styles.ts'
import { shortClassNames } from './plugins/short-class-names.ts'
import { staticPages } from './plugins/static-pages.ts'
import { textsByLanguage } from './plugins/texts-by-language.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

// The package's exports name its development build alone; the other is 10 kB smaller.
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/')
/** Libraries that every screen needs: one file, which changes only with them. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//

/**
 * The queue of what waits for the internet, questions before leaving, parts of forms, cards, charts, skills and Genie,
 * which no list of lessons has.
 */
const ofForms =
  'home/(continue-card|next-row)|watching/|api/(upload|use-settled)|navigation/use-(leave|unload)|device/(install|passkeys|prepare-picture|recorder)|saved-lessons/|session/known|speech/|ui/(charts/|skill/|layout/steps|choices/choice-card|rows/(option-row|phone-steps|ticks)|feedback/kept|media/(qr-code|picture-problem|listen|dialog-picture))'
/** Readers of subtitles and of video lists, Genie's emergency numbers, and saved lessons. */
const ofFewPages = 'csv|web-vtt|emergency|saved'

/** Icons of charts and of progress alone. */
const ofFewParts = 'table|calendar-check'

/** Modules that pages share: components, parts of the library and the video page, icons, rules of the contract. */
const shared = new RegExp(
  `/src/(learning/library|shared)/(?!${ofForms})|watching/use-send|media/media-view.module|plans/chosen-plan|layouts/\\w+\\.(?:module|texts)|contract/src/(?!(\\w+/)*(${ofFewPages})\\.)|lucide-react/(?!.*/(${ofFewParts})\\.)`,
)

/** Modules that the logins by touch, their settings and the desk share. */
const ofPasskeys = /device\/passkeys|known-reader|simplewebauthn|fingerprint-pattern/

/** Modules that two or more pages share: lessons, progress, rewards, quizzes, reminders, saved lessons, reading aloud. */
const ofLessons = /src\/learning\/video\/(?!watching)|web-vtt|video-problem|captions/
const ofProgress =
  /use-settled|src\/learning\/(progress|rewards|quiz)\/|ui\/skill\/|quiz\.rules|icons\/calendar-check\./
const ofReminders =
  /people\/reminders\/(phone|reminders)\.(?!module)|saved\/phone\/phone\.texts|ui\/(choices\/choice-card|rows\/option-row)|icons\/wifi-off\./
const ofSaved = /saved-lessons\/|learning\/saved[/.]|saved\.rules|icons\/(wifi|headphones|cloud-download|hard-drive)\./
/** Pieces of an account's settings that several pages show. */
const ofAccount =
  /pages\/account\/loaded-profile|people\/account\/(account\.queries|settings\.texts)|rows\/setting-row|shared\/ui\/email/
const ofSpeech = /shared\/speech\/|ui\/media\/listen/

const ofBoth = [
  'start',
  'frame',
  'library',
  'src/app/after-first-view.ts',
  'src/shared/saved-lessons/start.ts',
  'src/pages/offline/show-offline.tsx',
  'src/app/layouts/menu/side-menu.tsx',
  'src/app/layouts/floating-buttons.tsx',
  'src/pages/video-page.tsx',
  // A public lesson has the guests' frame.
  'guest-layout',
  'src/learning/video/controls/sheets.tsx',
  'src/pages/worker-progress-page.tsx',
]
/** The modules of pages that open without internet, by role. */
const withoutInternet = {
  E: [...ofBoth, 'src/pages/library/must-watch-page.tsx'],
  W: [
    ...ofBoth,
    'src/learning/video/watching/with-waiting.ts',
    'src/learning/video/watching/send-and-report.ts',
    'src/pages/video/questions.tsx',
    'src/pages/praise/praise-moments.tsx',
    'src/pages/account/worker-pages.tsx',
    'src/pages/practice/practice-page.tsx',
    'src/pages/chat-page.tsx',
    'src/people/listen/listen.tsx',
  ],
}

/** The first nine letters of a file's name without `-page`. */
const shortName = (name: string) => name.replace(/-pages?$/, '').slice(0, 9)

export default defineConfig(({ mode }) => {
  const { API_PORT = '3000' } = loadEnv(mode, here, 'API_')
  const server = `http://127.0.0.1:${API_PORT}`
  return {
    root: here,
    base: '/',
    plugins: [
      react(),
      textsByLanguage({ web: `${here}src`, contract: `${here}../contract/src` }),
      prerender({
        entry: 'src/app/prerender.tsx',
        app: 'start',
        styles: shadowStyles,
        screens,
      }),
      errorReports(`${here}src/error-reports/main.ts`),
      serviceWorker({ entry: `${here}src/worker/service-worker.ts`, sources: withoutInternet }),
      staticPages({ folder: `${here}static-pages`, faq: `${here}../content/faq.json` }),
    ],
    resolve: { alias: mode === 'production' ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
    css: { modules: { generateScopedName: mode === 'production' ? shortClassNames(`${here}src`) : '[name]_[local]' } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: ['chrome100', 'firefox100', 'safari15.4'],
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The first script names every file: short names keep it small.
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash:6][extname]`,
          codeSplitting: {
            groups: [
              // A group takes what its modules import with them, but for what a group of higher priority has.
              { name: 'first', tags: ['$initial'], priority: 3 },
              { name: 'libraries', test: libraries, priority: 2 },
              { name: 'start', test: /\/src\/app\/start\.tsx$/, priority: 1 },
              { name: 'passkeys', test: ofPasskeys, minShareCount: 2 },
              // Modules that three or more pages share go into one file: small files compress badly, and each is a
              // request.
              { name: 'shared', test: shared, minShareCount: 3 },
              // Before lessons and progress, which read it.
              { name: 'waiting', test: /\/shared\/watching\//, minShareCount: 2 },
              { name: 'lesson', test: ofLessons, minShareCount: 2 },
              // Before progress, whose parts read aloud: Genie needs speech alone.
              { name: 'speech', test: ofSpeech, minShareCount: 2 },
              { name: 'progress', test: ofProgress, minShareCount: 2 },
              { name: 'phone', test: ofReminders, minShareCount: 2 },
              { name: 'saved', test: ofSaved, minShareCount: 2 },
              { name: 'account', test: ofAccount, minShareCount: 2 },
              { name: 'listen', test: /people\/listen\/(switching|listen\.texts)/, minShareCount: 2 },
              { name: 'charts', test: /shared\/ui\/charts\/|icons\/table\./, minShareCount: 2 },
              // A page's small parts that another page has too would be requests of their own before its first picture.
              { name: 'frame', test: /layouts\/(sidebar-layout|footer)/ },
              { name: 'library', test: /pages\/library\/library-page/ },
              { name: 'help', test: /pages\/help\/\w+-page/ },
            ],
          },
        },
      },
      // A drawing in a file is downloaded once; what must be there without internet is imported with `?inline`.
      assetsInlineLimit: 0,
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': server, '/media': server, '/uploads': server, '/dev/outbox': server, '^/c/.*\\.pdf$': server },
    },
  }
})
