import type { Api } from '../../call'
import { closed, text } from '../../fields'

export const deskFilesApi = {
  'GET /admin/files': {
    summary: 'Returns a URL, valid for an hour, at which a stored clip or sound can be played',
    access: 'provider',
    errors: ['not_found'],
    query: closed({ key: text(300, 1) }),
    data: closed({ url: text(700) }),
  },
} satisfies Api
