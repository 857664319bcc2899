import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { lockMessages, markRead, setState } from './messages.queries'

/** Marks a message as read for all admins when one of them opens it. */
export async function readMessage({ db, now }: Deps, admin: User, id: number): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const isFirst = (await markRead(tx, id, at)) ?? fail('not_found')
    if (!isFirst) return
    const states = { before: { is_unread: true }, after: { is_unread: false } }
    await audit(tx, {
      at,
      userId: admin.id,
      action: 'message_read',
      about: { kind: 'message', id, orgId: null },
      ...states,
    })
  })
}

type Mark = 'closed' | 'spam' | 'back'

/** Changes the state of messages, or restores their earlier state and who set it; returns what changed. */
export async function markMessages({ db, now }: Deps, admin: User, ids: number[], mark: Mark): Promise<number[]> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const messages = await lockMessages(tx, ids)
    if (messages.length < ids.length) fail('not_found')
    const changed: number[] = []
    for (const { id, before, ...message } of messages) {
      const { state } = message
      const to = mark === 'back' ? before : { state: mark, by: admin.id, at }
      if (!to || to.state === state) continue
      await setState(tx, id, { to, at, before: mark === 'back' ? null : { state, by: message.by, at: message.at } })
      await audit(tx, {
        at,
        userId: admin.id,
        action: 'message_marked',
        about: { kind: 'message', id, orgId: null },
        before: { state },
        after: { state: to.state },
      })
      changed.push(id)
    }
    return changed
  })
}
