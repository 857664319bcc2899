import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { holdMessages, setState } from './messages.queries'

type Mark = 'closed' | 'spam' | 'back'

/** Changes the state of messages; what is brought back is open again, or answered where it was. Answers what has changed. */
export async function markMessages({ db, now }: Deps, admin: User, ids: number[], as: Mark): Promise<number[]> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const messages = await holdMessages(tx, ids)
    if (messages.length < ids.length) fail('not_found')
    const changed: number[] = []
    for (const { id, state, answers } of messages) {
      const to = as === 'back' ? (answers > 0 ? 'answered' : 'open') : as
      if (state === to) continue
      await setState(tx, id, { state: to, by: admin.id, at })
      await audit(tx, {
        at,
        userId: admin.id,
        action: 'message_marked',
        about: { kind: 'message', id, orgId: null },
        before: { state },
        after: { state: to },
      })
      changed.push(id)
    }
    return changed
  })
}
