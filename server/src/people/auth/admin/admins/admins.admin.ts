import type { adminsApi } from '@kasama/contract/people/desk/admins.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { listAdmins, maxListed } from './admins.queries'
import { dismissAdmin, inviteAdmin, resetFactors, sendAdminLink } from './manage-admins'

export const adminsHandlers = (deps: Deps): Handlers<typeof adminsApi> => ({
  'GET /admin/admins': async ({ query, user }) => {
    const rows = await listAdmins(deps.db, user.orgId ?? (query.org === undefined ? null : Number(query.org)))
    return {
      is_cut: rows.length > maxListed,
      items: rows
        .slice(0, maxListed)
        .map(({ id, email, fullname, org_id, org_name, factors, has_password, last_seen_at }) => ({
          id,
          email: email ?? '',
          fullname,
          org: org_id === null ? null : { id: org_id, name: org_name ?? '' },
          factors,
          has_password: Boolean(has_password),
          last_seen_at: last_seen_at?.toISOString() ?? null,
          is_me: id === user.id,
        })),
    }
  },
  'POST /admin/admins': ({ body, user }) => inviteAdmin(deps, user, body),
  'POST /admin/admins/:id/send_link': ({ params, user }) => sendAdminLink(deps, user, params.id),
  'POST /admin/admins/:id/reset_factors': ({ params, user }) => resetFactors(deps, user, params.id),
  'POST /admin/admins/:id/remove': ({ params, user }) => dismissAdmin(deps, user, params.id),
})
