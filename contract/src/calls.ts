import { accountApi } from './account.api'
import { authApi } from './auth.api'
import { billingApi } from './billing.api'
import { helpApi } from './help.api'
import { libraryApi } from './library.api'
import { mustWatchApi } from './must-watch.api'
import { organisationApi } from './organisation.api'
import { progressApi } from './progress.api'
import { quizApi } from './quiz.api'
import { videoApi } from './video.api'
import { workerApi } from './worker.api'

/** Every call of the product. The browser imports its type alone, so no schema is downloaded. */
export const calls = {
  ...authApi,
  ...accountApi,
  ...workerApi,
  ...libraryApi,
  ...mustWatchApi,
  ...videoApi,
  ...quizApi,
  ...progressApi,
  ...billingApi,
  ...organisationApi,
  ...helpApi,
}
export type Calls = typeof calls
