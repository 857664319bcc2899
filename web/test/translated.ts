import { tolerateTranslation } from '#app/translated-page.ts'
import { translateAsBrowser } from '../../e2e/stage/browser/browser-translation'

/** `TRANSLATED=1 npm run test:unit` shows every component in a browser that translates its pages. */
tolerateTranslation()
translateAsBrowser('now')
