import { translateAsBrowser } from '../../e2e/stage/pages/browser-translation'
import { tolerateTranslation } from '../src/app/translated-page'

/** `TRANSLATED=1 npm run test:unit` shows every component in a browser that translates its pages. */
tolerateTranslation()
translateAsBrowser('now')
