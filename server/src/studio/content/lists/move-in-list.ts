import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { listKeys, orderRows } from '../load/content.queries'
import { lockList } from './lists.queries'

const lists = {
  topics: { key: 'id', kind: 'topic', action: 'topic_moved' },
  skills: { key: 'id', kind: 'skill', action: 'skill_moved' },
  faq: { key: 'slug', kind: 'question', action: 'question_moved' },
} as const

type Move = { list: keyof typeof lists; moved: string | number; after: string | number | null }

/** Moves a row after another one, or to the front. Concurrent moves of different rows are both applied. */
export async function moveInList({ db, now }: Deps, admin: User, { list, moved, after }: Move): Promise<void> {
  const { key, kind, action } = lists[list]
  await db.transaction().execute(async (tx) => {
    await lockList(tx, list)
    const before = await listKeys(tx, list, key)
    const others = before.filter((one) => one !== String(moved))
    const place = after === null ? 0 : others.indexOf(String(after)) + 1
    if (others.length === before.length || (after !== null && place === 0)) fail('not_found')
    const keys = others.toSpliced(place, 0, String(moved))
    if (keys.join() === before.join()) return
    await orderRows(tx, { table: list, key, keys })
    await audit(tx, {
      at: now(),
      userId: admin.id,
      action,
      about: { kind, id: moved, orgId: null },
      before: { place: before.indexOf(String(moved)) + 1 },
      after: { place: place + 1 },
    })
  })
}
