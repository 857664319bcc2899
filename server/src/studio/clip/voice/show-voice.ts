import type { VoiceCues } from '@kasama/contract/studio/clip/voice.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { mediaUrl } from '#platform/media/media-address'
import { lessonInDraft } from '#studio/lesson/draft/put-fields'
import { hasFfmpeg } from '../ffmpeg'
import type { Place } from '../lesson/clip-in-lesson'
import { isOf, listRecorded, type VoiceCue, wholeLesson } from './voice.queries'
import { wordsKey } from './words-key'

/** Returns the cues of a lesson in a language with their recordings, at addresses for this account. */
export async function showVoice(deps: Deps, place: Place, accountId: number): Promise<VoiceCues> {
  const { db, secretKey, now } = deps
  const lesson = (await lessonInDraft(deps, db, place.videoId)) ?? fail('not_found')
  const recorded = await listRecorded(db, place)
  const words = lesson.languages[place.language]
  const cues = words?.cues ?? []
  const english = lesson.languages.eng
  const others = place.language === 'eng' ? [] : english?.cues
  const heard = (row: VoiceCue | undefined) =>
    row ? { address: mediaUrl(secretKey, row.key, { accountId, now: now() }), seconds: row.seconds } : null
  return {
    title: (english ?? words)?.title ?? '',
    language_code: place.language,
    cues: cues.map(({ start, end, text }, index) => {
      const row = recorded.find(({ cue }) => cue === index + 1)
      const isOutdated = row !== undefined && !isOf(row, cues)
      return {
        number: index + 1,
        from: start,
        to: end,
        text,
        words: wordsKey(text),
        english: others?.[index]?.text ?? null,
        recording: isOutdated ? null : heard(row),
        is_outdated: isOutdated,
      }
    }),
    whole: heard(recorded.find(({ cue }) => cue === wholeLesson)),
    has_ffmpeg: await hasFfmpeg(),
  }
}
