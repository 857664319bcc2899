import { type Language, languages } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/lesson'
import { addressProblem, idInAddress, type OutsideHost } from '@kasama/contract/video-address.rules'
import type { Change } from '../saving/unsaved'

/** The id that somebody means who writes an id or pastes an address; null where it is none of this host. */
export function idAt(host: OutsideHost, text: string): string | null {
  const inside = idInAddress(text.trim())
  const id = inside?.host === host ? inside.id : text.trim()
  return addressProblem(host, id) === null ? id : null
}

/** The host of the video in a pasted address; the chosen one where the text names none. */
export const hostIn = (text: string, chosen: OutsideHost): OutsideHost => idInAddress(text.trim())?.host ?? chosen

/** Seconds in '4:30'; null where it is no length. */
export function secondsIn(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? []
  const all = Number(minutes) * 60 + Number(seconds)
  return all > 0 ? all : null
}

type Place = { host: OutsideHost; id: string; seconds: number }

/**
 * The changes that let a language play from another host. Host, id and length go together; a lesson's own host is that of
 * English, and what plays elsewhere in other languages stays where it is.
 */
export function placedAt(lesson: Lesson, language: Language, { host, id, seconds }: Place): Change[] {
  const { host: before, languages: words } = lesson
  const own = (field: string, value: unknown, of = language) => ({ path: `languages.${of}.${field}`, value })
  const clip = [own('address', id), own('duration', seconds), own('low_address', null), own('audio_address', null)]
  // A language's first clip is taken to speak it.
  if (!words[language]?.address) clip.push(own('narration', language), own('voice', null))
  if (language !== 'eng') return [own('host', host === before ? null : host), ...clip]
  const others = languages.filter((one) => one !== 'eng' && words[one]?.address && !words[one]?.host)
  const kept = host === before ? [] : others.map((one) => own('host', before, one))
  return [{ path: 'host', value: host }, own('host', null), ...kept, ...clip]
}
