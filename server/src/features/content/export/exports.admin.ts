import type { deskExportsApi } from '@kasama/contract/desk/lessons/exports.api'
import type { Deps } from '../../../deps'
import type { Handlers } from '../../../platform/http/serve'
import { beginExport, lookAtExport } from './begin-export'

export const deskExportsHandlers = (deps: Deps): Handlers<typeof deskExportsApi> => ({
  'POST /admin/exports/look': async ({ body }) => {
    const { published, leftOut } = await lookAtExport(deps.db, body)
    return { lessons: published.length, left_out: leftOut }
  },
  'POST /admin/exports': ({ body, user }) => beginExport(deps, user, body),
})
