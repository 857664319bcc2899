import type { deskAccountApi } from '@kasama/contract/people/desk/account.api'
import type { deskAccountsApi } from '@kasama/contract/people/desk/accounts.api'
import type { deskSearchApi } from '@kasama/contract/people/desk/search.api'
import { listDb } from '#platform/database/read-databases'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { blockAccounts } from './actions/block-accounts'
import { deleteOther } from './actions/delete-other'
import { endAccountSession } from './actions/end-session'
import { extendPeriod } from './actions/extend-period'
import { sendReset } from './actions/send-reset'
import { unlinkAccount } from './actions/unlink-account'
import { countViews } from './list/list.queries'
import { exportAccounts, listAccounts } from './list/list-accounts'
import { showAccount } from './page/show-account'
import { searchDesk } from './search/search-desk'

export const deskSearchHandlers = (deps: Deps): Handlers<typeof deskSearchApi> => ({
  'GET /admin/search': async ({ query, user }) => searchDesk({ ...deps, db: await listDb(deps) }, user.orgId, query.q),
})

export const deskAccountsHandlers = (deps: Deps): Handlers<typeof deskAccountsApi> => ({
  'GET /admin/accounts': async ({ query, user }) => listAccounts({ ...deps, db: await listDb(deps) }, user, query),
  'GET /admin/accounts/views': async ({ user }) =>
    countViews(await listDb(deps), { orgId: user.orgId, at: deps.now() }),
  'POST /admin/accounts/export': ({ body, user }) => exportAccounts(deps, user, body),
  'POST /admin/accounts/block': async ({ body, user }) => ({ ids: await blockAccounts(deps, user, body.ids, true) }),
  'POST /admin/accounts/unblock': async ({ body, user }) => ({ ids: await blockAccounts(deps, user, body.ids, false) }),
})

export const deskAccountHandlers = (deps: Deps): Handlers<typeof deskAccountApi> => ({
  'GET /admin/accounts/:id': ({ params, user }) => showAccount(deps, user.orgId, params.id),
  'POST /admin/accounts/:id/end_session': ({ params, user }) => endAccountSession(deps, user, params.id),
  'POST /admin/accounts/:id/send_reset': ({ params, user }) => sendReset(deps, user, params.id),
  'POST /admin/accounts/:id/extend': ({ params, body, user }) => extendPeriod(deps, user, params.id, body),
  'POST /admin/accounts/:id/unlink': ({ params, body, user }) => unlinkAccount(deps, user, params.id, body.reason),
  'POST /admin/accounts/:id/delete': ({ params, body, user }) => deleteOther(deps, user, params.id, body.reason),
})
