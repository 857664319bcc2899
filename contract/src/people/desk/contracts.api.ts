import { Type } from 'typebox'
import type { Api } from '../../call'
import { closed, day, id, moment, note } from '../../fields'

const ids = () => Type.Array(id(), { minItems: 1, maxItems: 500, uniqueItems: true })

export const deskContractsApi = {
  'POST /admin/contracts/end': {
    summary: 'Ends agency contracts with a day, or at once; contracts that end earlier stay unchanged',
    access: 'organisation',
    fresh: true,
    errors: ['not_found', 'contract_end_invalid'],
    /** `until` is the last day of access. With `now` access ends at once, and `until` must be today. */
    body: closed({ ids: ids(), until: day(), now: Type.Optional(Type.Boolean()), reason: note(300, 3) }),
    data: closed({ ends_at: moment(), ids: Type.Array(id()) }),
  },
  'POST /admin/contracts/end/undo': {
    summary: "Undoes today's latest shortening of contracts; an organisation’s admin cannot undo one by the provider",
    access: 'organisation',
    errors: ['not_found'],
    body: closed({ ids: ids() }),
    data: closed({ ids: Type.Array(id()) }),
  },
} satisfies Api
