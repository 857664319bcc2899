import { topicIcons } from '@kasama/contract/studio/content/lists.rules'
import type { TopicForm } from '@kasama/contract/studio/content/topics.api'
import { audit } from '#platform/audit/audit'
import { changesOf } from '#platform/audit/audit-changes'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { versionOf } from '#platform/version'
import { lockList, nextPosition } from '../lists.queries'
import { tidyText } from '../tidy-text'
import { renameSoon } from './rename-in-search'
import { contentOf } from './show-topics'
import { deleteTopic, insertTopic, isTopicUsed, lockTopic, setTopic } from './topics.queries'

const about = (id: number) => ({ kind: 'topic' as const, id, orgId: null })
const tidy = ({ colour, name }: TopicForm): TopicForm => ({ colour, name: tidyText(name, 'name') })
const rowOf = ({ colour, name }: TopicForm) => ({ colour, icon: topicIcons[colour], name: JSON.stringify(name) })

export function addTopic({ db, now }: Deps, admin: User, form: TopicForm): Promise<number> {
  const after = tidy(form)
  return db.transaction().execute(async (tx) => {
    await lockList(tx, 'topics')
    const id = await insertTopic(tx, await nextPosition(tx, 'topics'), rowOf(after))
    const auditTexts = { name: after.name.eng }
    await audit(tx, { at: now(), userId: admin.id, action: 'topic_made', about: about(id), after: auditTexts })
    return id
  })
}

/** Changes a topic; search finds its lessons by the new names at once, or a moment later if they are many. */
export async function changeTopic(
  { db, now, jobs }: Deps,
  admin: User,
  id: number,
  { version, ...form }: TopicForm & { version: string },
): Promise<void> {
  const after = tidy(form)
  await db.transaction().execute(async (tx) => {
    const before = contentOf((await lockTopic(tx, id)) ?? fail('not_found'))
    if (versionOf(before) !== version) fail('changed_meanwhile')
    const changes = changesOf(before, after)
    if (!changes) return
    await setTopic(tx, id, rowOf(after))
    await renameSoon({ jobs }, tx, id, { from: before.name, to: after.name })
    await audit(tx, { at: now(), userId: admin.id, action: 'topic_changed', about: about(id), ...changes })
  })
}

/** Removes a topic, also from the households that have chosen it. */
export async function removeTopic({ db, now }: Deps, admin: User, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { name } = contentOf((await lockTopic(tx, id)) ?? fail('not_found'))
    if (await isTopicUsed(tx, id)) fail('topic_in_use')
    await deleteTopic(tx, id)
    const before = { name: name.eng }
    await audit(tx, { at: now(), userId: admin.id, action: 'topic_removed', about: about(id), before })
  })
}
