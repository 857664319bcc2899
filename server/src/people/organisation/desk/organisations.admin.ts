import type { deskContractsApi } from '@kasama/contract/people/desk/contracts.api'
import type { deskHouseholdsApi } from '@kasama/contract/people/desk/households.api'
import type { deskOrganisationsApi } from '@kasama/contract/people/desk/organisations.api'
import { listDb } from '#platform/database/read-databases'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { makeCards } from './cards/make-cards'
import { endContracts, undoContractEnd } from './contracts/end-contracts'
import { listEnding } from './contracts/list-ending'
import { renewContracts, undoRenewal } from './contracts/renew-contracts'
import { checkHouseholds } from './households/check-households'
import { makeHouseholds } from './households/make-households'
import { readHouseholds } from './households/read-households'
import { renewLogins } from './households/renew-logins'
import { listOrganisations, showOrganisation } from './list-organisations'
import { ownOrganisation } from './own-organisation'
import { storeLogo } from './store-logo'
import { changeOrganisation, deleteOrganisation, makeOrganisation } from './write-organisation'

export const deskOrganisationsHandlers = (deps: Deps): Handlers<typeof deskOrganisationsApi> => ({
  'GET /admin/organisations': async ({ query, user }) =>
    listOrganisations({ ...deps, db: await listDb(deps) }, user.orgId, query),
  'POST /admin/organisations': async ({ body, user }) => ({ id: await makeOrganisation(deps, user, body) }),
  'GET /admin/organisations/:id': ({ params, user }) => showOrganisation(deps, ownOrganisation(user, params.id)),
  'POST /admin/organisations/:id': ({ params, body, user }) => changeOrganisation(deps, user, params.id, body),
  'POST /admin/organisations/:id/logo': async ({ params, file, user }) => ({
    logo_url: await storeLogo(deps, user, { id: params.id, file }),
  }),
  'POST /admin/organisations/:id/delete': ({ params, user }) => deleteOrganisation(deps, user, params.id),
  'GET /admin/contracts/ending': async ({ query, user }) =>
    listEnding({ ...deps, db: await listDb(deps) }, user.orgId, query),
  'POST /admin/organisations/:id/renew': ({ params, body, user }) =>
    renewContracts(deps, user, { orgId: params.id, ...body }),
  'POST /admin/organisations/:id/renew/undo': async ({ params, body, user }) => ({
    count: await undoRenewal(deps, user, { orgId: params.id, ...body }),
  }),
})

export const deskContractsHandlers = (deps: Deps): Handlers<typeof deskContractsApi> => ({
  'POST /admin/contracts/end': ({ body, user }) => endContracts(deps, user, body),
  'POST /admin/contracts/end/undo': async ({ body, user }) => ({ ids: await undoContractEnd(deps, user, body.ids) }),
})

export const deskHouseholdsHandlers = (deps: Deps): Handlers<typeof deskHouseholdsApi> => ({
  'POST /admin/organisations/:id/households/read': async ({ params, file, user }) =>
    readHouseholds(deps, { orgId: ownOrganisation(user, params.id), file }),
  'POST /admin/organisations/:id/households/check': ({ params, body, user }) =>
    checkHouseholds(deps, { orgId: ownOrganisation(user, params.id), rows: body.rows }),
  'POST /admin/organisations/:id/households': ({ params, body, user }) =>
    makeHouseholds(deps, user, { orgId: ownOrganisation(user, params.id), ...body }),
  'POST /admin/organisations/:id/logins/renew': ({ params, body, user }) =>
    renewLogins(deps, user, { orgId: ownOrganisation(user, params.id), ids: body.ids }),
  'POST /admin/organisations/:id/logins/cards': ({ params, body, user }) =>
    makeCards(deps, { orgId: ownOrganisation(user, params.id), ...body }),
})
