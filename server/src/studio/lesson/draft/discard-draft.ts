import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { withCues } from '../cues/stored-cues'
import { closeDraft, findDraft, lockLesson } from '../lesson.queries'
import { renewLine } from '../line/renew-lines'
import { hasVersions } from '../versions.queries'

/** Discards the changes since the publication: only at the given revision, so that nobody's newer changes are lost. */
export async function discardDraft(deps: Deps, admin: User, { id, revision }: { id: number; revision: number }) {
  await withCues(deps, async (tx, cuesOf) => {
    const row = (await lockLesson(tx, id)) ?? fail('not_found')
    if (!row.is_published && !(await hasVersions(tx, id))) fail('never_published')
    if (((await findDraft(tx, id))?.revision ?? 0) !== revision) fail('lesson_changed')
    await closeDraft(tx, id)
    await renewLine(tx, cuesOf, row)
    const about = { kind: 'video' as const, id, orgId: null }
    await audit(tx, { at: deps.now(), userId: admin.id, action: 'lesson_draft_dropped', about })
  })
}
