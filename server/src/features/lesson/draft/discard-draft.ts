import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { closeDraft, findDraft, holdLesson } from '../lesson.queries'
import { dropLine } from '../line/line.queries'
import { writeLine } from '../line/write-line'
import { latestVersion } from '../versions.queries'

/** Throws away what was changed since the lesson was published: exactly what was looked at, and nobody's newer words. */
export async function discardDraft({ db, now }: Deps, admin: User, { id, revision }: { id: number; revision: number }) {
  await db.transaction().execute(async (tx) => {
    const row = (await holdLesson(tx, id)) ?? fail('not_found')
    const latest = await latestVersion(tx, id)
    if (!row.is_published && !latest) fail('never_published')
    if (((await findDraft(tx, id))?.revision ?? 0) !== revision) fail('lesson_changed')
    await closeDraft(tx, id)
    if (row.is_published || !latest) await dropLine(tx, id)
    else await writeLine(tx, id, { lesson: latest.document, fields: {}, differs: false })
    const about = { kind: 'video' as const, id, orgId: null }
    await audit(tx, { at: now(), userId: admin.id, action: 'lesson_draft_dropped', about })
  })
  return { done: true as const }
}
