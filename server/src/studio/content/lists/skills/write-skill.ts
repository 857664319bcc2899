import type { SkillForm } from '@kasama/contract/studio/content/skills.api'
import { audit } from '#platform/audit/audit'
import { changesOf } from '#platform/audit/audit-changes'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { versionOf } from '#platform/version'
import { replaceSkillParts } from '../../load/content.queries'
import { lockList, nextPosition } from '../lists.queries'
import { tidyText } from '../tidy-text'
import { giveSkill } from './reach.queries'
import { contentOf } from './show-skills'
import { countKnown, deleteSkill, insertSkill, lockSkill, setSkill } from './skills.queries'

const about = (id: number) => ({ kind: 'skill' as const, id, orgId: null })

function tidy({ icon, name, description, video_ids, topic_ids }: SkillForm, url: string) {
  if ((video_ids.length === 0) === (topic_ids.length === 0)) fail('skill_parts', { field: 'video_ids' })
  const texts = { name: tidyText(name, 'name'), description: tidyText(description, 'description') }
  return { url: icon ?? url, ...texts, video_ids, topic_ids: topic_ids.toSorted((a, b) => a - b) }
}
type Content = ReturnType<typeof tidy>

const rowOf = ({ url, name, description }: Content) => ({
  url,
  name: JSON.stringify(name),
  description: JSON.stringify(description),
})

async function writeParts(tx: Db, slug: string, { video_ids, topic_ids }: Content): Promise<void> {
  const parts = { videoIds: video_ids, topicIds: topic_ids }
  if ((await countKnown(tx, parts)) < video_ids.length + topic_ids.length) fail('not_found')
  await replaceSkillParts(tx, slug, parts)
}

export function addSkill({ db, now }: Deps, admin: User, form: SkillForm): Promise<number> {
  const after = tidy(form, '')
  return db.transaction().execute(async (tx) => {
    await lockList(tx, 'skills')
    const { id, slug } = await insertSkill(tx, await nextPosition(tx, 'skills'), rowOf(after))
    await writeParts(tx, slug, after)
    const givenCount = await giveSkill(tx, id, after.video_ids, now())
    const auditTexts = { name: after.name.eng, lessons: after.video_ids.join(', '), given: givenCount }
    await audit(tx, { at: now(), userId: admin.id, action: 'skill_made', about: about(id), after: auditTexts })
    return id
  })
}

/** Workers who have the skill keep it; workers who meet the new requirement get it at once. */
export async function changeSkill(
  { db, now }: Deps,
  admin: User,
  id: number,
  { version, ...form }: SkillForm & { version: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = (await lockSkill(tx, id)) ?? fail('not_found')
    const before = contentOf(row)
    if (versionOf(before) !== version) fail('changed_meanwhile')
    const after = tidy(form, before.url)
    const changes = changesOf(before, after)
    if (!changes) return
    await setSkill(tx, id, rowOf(after))
    await writeParts(tx, row.slug, after)
    const givenCount = 'video_ids' in changes.after ? await giveSkill(tx, id, after.video_ids, now()) : 0
    const changeTexts = { ...changes, ...(givenCount > 0 && { detail: { given: givenCount } }) }
    await audit(tx, { at: now(), userId: admin.id, action: 'skill_changed', about: about(id), ...changeTexts })
  })
}

/** Removes a skill, unless somebody has earned it. */
export async function removeSkill({ db, now }: Deps, admin: User, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { earned, name } = (await lockSkill(tx, id)) ?? fail('not_found')
    if (earned > 0) fail('skill_in_use')
    await deleteSkill(tx, id)
    const before = { name: name.eng }
    await audit(tx, { at: now(), userId: admin.id, action: 'skill_removed', about: about(id), before })
  })
}
