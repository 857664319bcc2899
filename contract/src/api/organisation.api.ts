import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, id, nullable, text, withId } from '../fields'

export const Organisation = closed({ id: id(), short_url: text(40), logo_url: nullable(text(500)) })
export type Organisation = Static<typeof Organisation>

export const organisationApi = {
  'GET /admin/orgs': { summary: 'Every organisation, for its banner', access: 'guest', data: Type.Array(Organisation) },
  'GET /admin/orgs/:id': { summary: 'One organisation', access: 'guest', params: withId, data: Organisation },
} satisfies Api
