import { type Language, languages, type TargetLanguage } from '@kasama/contract/language'
import { type OutsideHost, parseVideoUrl, videoIdProblem } from '@kasama/contract/studio/clip/video-address.rules'
import { emptyWords, type Lesson } from '@kasama/contract/studio/lesson/lesson'
import type { Change } from '../saving/unsaved-changes'

/** Returns the video id in a typed id or a pasted address; null if it is none of this host. */
export function videoIdIn(host: OutsideHost, text: string): string | null {
  const parsed = parseVideoUrl(text.trim())
  const id = parsed?.host === host ? parsed.id : text.trim()
  return videoIdProblem(host, id) === null ? id : null
}

/** Returns the host of the video in a pasted address; the chosen one if the text names none. */
export const hostIn = (text: string, chosen: OutsideHost): OutsideHost => parseVideoUrl(text.trim())?.host ?? chosen

/** Returns the seconds in '4:30'; null if it is no length. */
export function secondsIn(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? []
  const all = Number(minutes) * 60 + Number(seconds)
  return all > 0 ? all : null
}

type Place = { host: OutsideHost; id: string; seconds: number }

/**
 * Returns the changes that let a language play from another host. Host, id and length change together; a lesson's own
 * host is that of English, and other languages that used it keep it as their own.
 */
export function hostChanges(lesson: Lesson, language: Language, { host, id, seconds }: Place): Change[] {
  const { host: before, languages: texts } = lesson
  const ofLanguage = (field: string, value: unknown, owner = language) => ({
    path: `languages.${owner}.${field}`,
    value,
  })
  const clip = [
    ofLanguage('address', id),
    ofLanguage('duration', seconds),
    ofLanguage('low_address', null),
    ofLanguage('audio_address', null),
  ]
  // A language's first clip is assumed to be spoken in that language.
  if (!texts[language]?.address) clip.push(ofLanguage('narration', language), ofLanguage('voice', null))
  if (language !== 'eng') return [ofLanguage('host', host === before ? null : host), ...clip]
  const others = languages.filter((one) => one !== 'eng' && texts[one]?.address && !texts[one]?.host)
  const kept = host === before ? [] : others.map((one) => ofLanguage('host', before, one))
  return [{ path: 'host', value: host }, ofLanguage('host', null), ...kept, ...clip]
}

const clipFields = [
  'host',
  'address',
  'vimeo_id',
  'low_address',
  'audio_address',
  'duration',
  'narration',
  'voice',
] as const

/** Returns the changes after which a language has no clip of its own, and plays the English one. */
export function changesWithoutClip(language: TargetLanguage): Change[] {
  const empty = emptyWords(language)
  return clipFields.map((field) => ({ path: `languages.${language}.${field}`, value: empty[field] }))
}

/** Returns the changes that give a language the clip that it has in this lesson. */
export function changesWithClipOf(lesson: Lesson, language: TargetLanguage): Change[] {
  const words = lesson.languages[language]
  return words ? clipFields.map((field) => ({ path: `languages.${language}.${field}`, value: words[field] })) : []
}
