import type { LayoutForm } from '@kasama/contract/studio/content/layout.api'
import { maxLayoutCharacters } from '@kasama/contract/studio/content/lists.rules'
import { audit } from '#platform/audit/audit'
import { changesOf } from '#platform/audit/audit-changes'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { versionOf } from '#platform/version'
import { findLayout, orderByLayout, type Section, saveLayout as storeLayout } from '../../load/content.queries'
import { findLessons } from '../lists.queries'
import { completeText, tidyText } from '../tidy-text'
import { lockLayout } from './layout.queries'

/** One line for each section, for the audit trail. */
const auditTexts = (sections: Section[]) => ({
  order: sections.map(({ id }) => id),
  ...Object.fromEntries(
    sections.map(({ id, title, items, hidden }) => [
      id,
      `${Object.values(completeText(title)).join(' / ')}${hidden ? ' (not shown)' : ''}: ${items.map((item) => item.id).join(', ')}`,
    ]),
  ),
})

function sectionsOf({ sections }: LayoutForm): Section[] {
  return sections.map(({ id, title, is_shown, video_ids }, place) => ({
    id,
    title: tidyText(title, `sections.${place}.title`),
    items: video_ids.map((video) => ({ id: video })),
    ...(!is_shown && { hidden: true as const }),
  }))
}

/** Saves the layout; readers see the new order with their next call. */
export async function saveLayout({ db, now }: Deps, admin: User, form: LayoutForm): Promise<void> {
  const sections = sectionsOf(form)
  const names = sections.map(({ id }) => id)
  if (new Set(names).size < names.length) fail('section_twice')
  const value = JSON.stringify(sections)
  if (value.length > maxLayoutCharacters) fail('layout_too_long', { values: { number: maxLayoutCharacters } })
  const ids = form.sections.flatMap(({ video_ids }) => video_ids)
  await db.transaction().execute(async (tx) => {
    await lockLayout(tx)
    const before = await findLayout(tx)
    if (versionOf(before) !== form.version) fail('changed_meanwhile')
    const lessons = await findLessons(tx, ids)
    const twice = ids.find((id, place) => ids.indexOf(id) < place)
    if (twice !== undefined) fail('lesson_twice', { values: { title: lessons.get(twice)?.title ?? twice } })
    if (lessons.size < ids.length) fail('lesson_gone')
    const changes = changesOf(auditTexts(before), auditTexts(sections))
    if (!changes) return
    await storeLayout(tx, sections)
    await orderByLayout(tx, sections)
    const about = { kind: 'setting', id: 'library_layout', orgId: null } as const
    await audit(tx, { at: now(), userId: admin.id, action: 'layout_changed', about, ...changes })
  })
}
