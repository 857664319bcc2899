import type { organisationApi } from '@kasama/contract/people/organisation.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { findOrganisation, listOrganisations } from './organisation.queries'

export const organisationHandlers = ({ db }: Deps): Handlers<typeof organisationApi> => ({
  // For guests, in spite of the specified path: login pages show the banner of an organisation.
  'GET /admin/orgs': ({ query }) => listOrganisations(db, query.short_url),
  'GET /admin/orgs/:id': async ({ params }) => (await findOrganisation(db, params.id)) ?? fail('not_found'),
})
