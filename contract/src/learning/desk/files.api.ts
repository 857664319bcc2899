import type { Api } from '../../call'
import { closed, text } from '../../fields'

export const deskFilesApi = {
  'GET /admin/files': {
    summary: 'Where the browser may play a stored clip or sound of a lesson, for the next hour',
    access: 'provider',
    errors: ['not_found'],
    query: closed({ key: text(300, 1) }),
    data: closed({ url: text(700) }),
  },
} satisfies Api
