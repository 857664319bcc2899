import { Type } from 'typebox'
import type { Api } from '../../call'
import { closed, day, id, moment, note } from '../../fields'

const ids = () => Type.Array(id(), { minItems: 1, maxItems: 500, uniqueItems: true })

export const deskContractsApi = {
  'POST /admin/contracts/end': {
    summary:
      'Ends agency contracts: at once where the day is today, else with that day; one that ends earlier stays as it is',
    access: 'organisation',
    fresh: true,
    errors: ['not_found', 'contract_end_invalid'],
    body: closed({ ids: ids(), until: day(), reason: note(300, 3) }),
    data: closed({ ends_at: moment(), ids: Type.Array(id()) }),
  },
  'POST /admin/contracts/end/undo': {
    summary:
      'Gives contracts their end back that they had before the last shortening of today; an organisation’s admin where it was none of the provider’s',
    access: 'organisation',
    errors: ['not_found'],
    body: closed({ ids: ids() }),
    data: closed({ ids: Type.Array(id()) }),
  },
} satisfies Api
