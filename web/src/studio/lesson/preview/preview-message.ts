import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { Language } from '@kasama/contract/language'

/** Message from the desk to the window that shows a lesson as a worker sees it; `isWatched` begins at its questions. */
export type PreviewMessage = {
  preview: Data<Calls['GET /admin/videos/:id/preview']>
  language: Language
  isDark: boolean
  isWatched: boolean
}

/** Message from that window when it is ready for a lesson. */
export const ready = 'preview-ready'
