import type { deskAgencyApi } from '@kasama/contract/people/desk/agency.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { ownOrganisation } from '../own-organisation'
import { listHouseholds } from './list-households'
import { showHome } from './show-home'

export const deskAgencyHandlers = (deps: Deps): Handlers<typeof deskAgencyApi> => ({
  'GET /admin/organisations/:id/home': ({ params, user }) => showHome(deps, ownOrganisation(user, params.id)),
  'GET /admin/organisations/:id/households': ({ params, query, user }) =>
    listHouseholds(deps, ownOrganisation(user, params.id), query),
})
