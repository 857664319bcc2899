import { type Language, languages } from '@kasama/contract/language'
import type { Lesson, LessonCue, LessonWords } from '@kasama/contract/studio/lesson/lesson'
import { audit } from '#platform/audit/audit'
import type { AuditAction } from '#platform/audit/audit-action'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { CuesOf } from '#studio/lesson/cues/stored-cues'
import { lessonInDraft, putFields, wordsInDraft } from '#studio/lesson/draft/put-fields'

export type Place = { videoId: number; language: Language }
type By = { by: number | null; at: Date }

export type Clip = Pick<LessonWords, 'address' | 'low_address' | 'audio_address' | 'duration' | 'narration' | 'voice'>

/** The draft's texts in a language, without its subtitles; null if it has none yet. */
export const wordsIn = (db: Db, { videoId, language }: Place) => wordsInDraft(db, videoId, language)

/** Reads the cues of a lesson's draft in a language. */
export const cuesIn = async (deps: Pick<Deps, 'db' | 'storage'>, { videoId, language }: Place): Promise<LessonCue[]> =>
  (await lessonInDraft(deps, deps.db, videoId))?.languages[language]?.cues ?? []

/**
 * Changes of hosts when a language's clip moves to our storage. The lesson's `host` is English's and everybody's default:
 * if English moves, the others keep the old host as their own; if another moves, it alone gets `file`.
 */
function hostChanges({ host, languages: words }: Lesson, language: Language) {
  if (host === 'file') return words[language]?.host ? [{ path: `languages.${language}.host`, value: null }] : []
  if (language !== 'eng') return [{ path: `languages.${language}.host`, value: 'file' }]
  const others = languages.filter((one) => one !== 'eng' && words[one]?.address && !words[one]?.host)
  return [{ path: 'host', value: 'file' }, ...others.map((one) => ({ path: `languages.${one}.host`, value: host }))]
}

/** Changes the fields of a clip in the lesson's draft, under the name of its author. */
export async function changeClip(
  cuesOf: CuesOf,
  tx: Db,
  { videoId, language, by, at, change }: Place & By & { change: Partial<Clip> },
) {
  const changes = (lesson: Lesson) => [
    ...Object.entries(change).map(([field, value]) => ({ path: `languages.${language}.${field}`, value })),
    ...(change.address ? hostChanges(lesson, language) : []),
  ]
  await putFields(cuesOf, tx, videoId, { by, at, changes })
  await auditClip(tx, { videoId, language }, { by, at, action: 'clip_changed', detail: change })
}

type ClipAction = Extract<AuditAction, `clip_${string}` | `upload_${string}` | `voice_${string}`>
type ClipAuditEntry = By & { action: ClipAction; detail?: Record<string, string | number | boolean | null> }

/** Adds an entry about a lesson's clip or voice in a language to the audit trail. */
export const auditClip = (tx: Db, { videoId, language }: Place, { by, at, action, detail }: ClipAuditEntry) =>
  audit(tx, {
    at,
    userId: by,
    action,
    about: { kind: 'video', id: videoId, orgId: null },
    detail: { language, ...detail },
  })
