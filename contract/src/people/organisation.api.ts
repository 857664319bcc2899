import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, id, nullable, text, withId } from '../fields'

export const Organisation = closed({ id: id(), short_url: text(40), logo_url: nullable(text(500)) })
export type Organisation = Static<typeof Organisation>

export const organisationApi = {
  'GET /admin/orgs': {
    summary: 'Lists organisations for their banners: the one with `short_url`, or the first thousand',
    access: 'guest',
    query: closed({ short_url: Type.Optional(text(63)) }),
    data: Type.Array(Organisation),
  },
  'GET /admin/orgs/:id': { summary: 'Returns an organisation', access: 'guest', params: withId, data: Organisation },
} satisfies Api
