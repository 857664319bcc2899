import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { hasChanges, readDraft } from '../draft/read-draft'
import { differsFrom } from '../draft/write-draft'
import { findLesson, holdLesson } from '../lesson.queries'
import { dropLine } from '../line/line.queries'
import { writeLine } from '../line/write-line'
import { comeOutAs } from '../publish/come-out'
import { publishedLesson } from '../published-lesson'
import { latestVersion } from '../versions.queries'

/** A lesson that was taken back is in the library again as it is stored, and so as it was; what waits in its draft goes on waiting. */
export async function putBack({ db, storage, now }: Deps, admin: User, id: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const row = (await holdLesson(tx, id)) ?? fail('not_found')
    const latest = await latestVersion(tx, id)
    if (row.is_published) return fail('nothing_changed')
    if (!latest) return fail('never_published')
    await comeOutAs(tx, row, await publishedLesson(tx, storage, row, latest.document), row.created_at)
    const out = (await findLesson(tx, id)) ?? row
    const draft = await readDraft({ storage }, tx, out)
    if (hasChanges(draft)) {
      const differs = differsFrom(await publishedLesson(tx, storage, out, draft.lesson), draft.lesson)
      await writeLine(tx, id, { ...draft, differs })
    } else await dropLine(tx, id)
    const about = { kind: 'video' as const, id, orgId: null }
    await audit(tx, { at: now(), userId: admin.id, action: 'lesson_put_back', about })
    return id
  })
}
