import type { deskExportsApi } from '@kasama/contract/studio/content/exports.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { beginExport, lookAtExport } from './begin-export'

export const deskExportsHandlers = (deps: Deps): Handlers<typeof deskExportsApi> => ({
  'POST /admin/exports/look': async ({ body }) => {
    const { published, leftOut, tooLarge } = await lookAtExport(deps, body)
    return { lessons: published.length, left_out: leftOut, is_too_large: tooLarge }
  },
  'POST /admin/exports': ({ body, user }) => beginExport(deps, user, body),
})
