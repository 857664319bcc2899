import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { Language } from '@kasama/contract/language'

/** What the desk tells the window that shows a lesson as a worker's page; `isWatched` begins at its questions. */
export type Previewed = {
  preview: Data<Calls['GET /admin/videos/:id/preview']>
  language: Language
  isDark: boolean
  isWatched: boolean
}

/** That window is there and waits for a lesson. */
export const ready = 'preview-ready'
